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

  init(_ heads: NamedHeads = NamedHeads()) {
    // For each class and alias the library's class that it leads to.
    let libraries = NameGraph.inherited(heads.library.routerClasses) { Self.heirs(of: $0, in: heads) }
    for name in libraries.keys {
      heads.forEach(declaring: name) { head, file in
        guard entries[name] == nil, head.kind == .class, !head.isLocal, let superclass = Self.parent(of: head),
          let library = libraries[superclass]
        else { return }
        entries[name] = Entry(
          superclass: superclass, family: library.family, isAdapter: library.isAdapter,
          isGeneric: (TypeName.flattened(head.scope) + [name]).contains { Self.isGeneric($0, in: heads) },
          file: file.id, range: head.name.range)
      }
    }
  }

  private static func heirs(of name: String, in heads: NamedHeads) -> [String] {
    var heirs: [String] = []
    func take(_ head: TypeHead, _ file: HeadTable.File) {
      if !head.isLocal, parent(of: head) == name { heirs.append(head.name.text) }
    }
    heads.forEach(adopting: name, take)
    heads.forEach(meaning: name, take)
    return heirs
  }

  private static func isGeneric(_ name: String, in heads: NamedHeads) -> Bool {
    heads.contains(declaring: name) { head, _ in
      !head.isLocal && !head.generics.isEmpty && head.kind != .typealias && head.name.text == name
    }
  }

  /// A class's first inherited name, which is its superclass if it has one, or what an alias stands for.
  private static func parent(of head: TypeHead) -> String? {
    switch head.kind {
    // In Objective-C a macro may spell the superclass: `ModuleRouter(PlayerModuleInput)`.
    case .class: head.inherited.first.flatMap { TypeName.simpleNames($0.text.prefix(before: "(")).first }
    case .typealias: head.aliased.map { TypeName.simple($0.text) }
    case .struct, .enum, .actor, .protocol, .extension: nil
    }
  }
}
