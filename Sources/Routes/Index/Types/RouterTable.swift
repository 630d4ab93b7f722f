import SourceModel

/// The router classes of a tree: the classes whose chain of superclasses ends at one of the library's.
struct RouterTable: Sendable {
  struct Entry: Hashable, Sendable {
    var superclass: String
    var family: RouteFamily
    var isAdapter: Bool
    var isGeneric: Bool
    var file: FileID
    var range: SourceRange
  }

  private(set) var entries: [String: Entry] = [:]

  init(heads: some Sequence<(file: FileID, heads: [TypeHead])>, vocabulary: Vocabulary) {
    var classes: [(file: FileID, head: TypeHead, superclass: String)] = []
    var heirs: [String: [String]] = [:]
    var generic: Set<String> = []
    for (file, heads) in heads {
      for head in heads where !head.isLocal {
        if !head.generics.isEmpty, head.kind != .typealias { generic.insert(head.name.text) }
        guard let parent = Self.parent(of: head) else { continue }
        heirs[parent, default: []].append(head.name.text)
        if head.kind == .class { classes.append((file, head, parent)) }
      }
    }
    // For each class and alias the library's class that it leads to.
    let libraries = NameGraph.inherited(vocabulary.routerClasses, by: heirs)
    for (file, head, superclass) in classes where entries[head.name.text] == nil {
      guard let library = libraries[superclass] else { continue }
      entries[head.name.text] = Entry(
        superclass: superclass, family: library.family, isAdapter: library.isAdapter,
        isGeneric: (TypeName.flattened(head.scope) + [head.name.text]).contains(where: generic.contains), file: file,
        range: head.name.range)
    }
  }

  /// A class's first inherited name, which is its superclass if it has one, or what an alias stands for.
  private static func parent(of head: TypeHead) -> String? {
    switch head.kind {
    // In Objective-C a macro may spell the superclass: `ZIKModuleViewRouter(PlayerModuleInput)`.
    case .class: head.inherited.first.flatMap { TypeName.simpleNames(String($0.text.prefix { $0 != "(" })).first }
    case .typealias: head.aliased.map { TypeName.simple($0.text) }
    case .struct, .enum, .actor, .protocol, .extension: nil
    }
  }
}
