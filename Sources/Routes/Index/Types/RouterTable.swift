import SourceModel

/// The router classes of a tree: the classes whose chain of superclasses ends at one of the library's.
struct RouterTable: Sendable {
  struct Entry: Hashable, Sendable {
    var superclass: String
    var family: RouteFamily
    var isAdapter: Bool
    var file: FileID
    var range: SourceRange
  }

  private(set) var entries: [String: Entry] = [:]

  private struct ClassHead {
    var superclass: String
    var file: FileID
    var range: SourceRange
  }

  init(heads: some Sequence<(file: FileID, heads: [TypeHead])>, vocabulary: Vocabulary) {
    var classes: [String: [ClassHead]] = [:]
    var aliases: [String: String] = [:]
    for (file, heads) in heads {
      for head in heads where !head.isLocal {
        if head.kind == .class, let superclass = head.inherited.first {
          classes[head.name.text, default: []].append(
            ClassHead(superclass: TypeName.simple(superclass.text), file: file, range: head.name.range))
        } else if head.kind == .typealias, let aliased = head.aliased, aliases[head.name.text] == nil {
          aliases[head.name.text] = TypeName.simple(aliased.text)
        }
      }
    }
    for name in classes.keys {
      entries[name] = Self.entry(name, classes, aliases, vocabulary)
    }
  }

  private static func entry(
    _ name: String, _ classes: [String: [ClassHead]], _ aliases: [String: String], _ vocabulary: Vocabulary
  ) -> Entry? {
    for head in classes[name] ?? [] {
      guard let library = library(above: head.superclass, classes, aliases, vocabulary) else { continue }
      return Entry(
        superclass: head.superclass, family: library.family, isAdapter: library.isAdapter, file: head.file,
        range: head.range)
    }
    return nil
  }

  /// The library's class that a class or alias leads to.
  private static func library(
    above name: String, _ classes: [String: [ClassHead]], _ aliases: [String: String], _ vocabulary: Vocabulary
  ) -> Vocabulary.RouterClass? {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      if let library = vocabulary.routerClasses[next] { return library }
      guard seen.insert(next).inserted else { continue }
      if let alias = aliases[next] { pending.append(alias) }
      pending.append(contentsOf: (classes[next] ?? []).map(\.superclass))
    }
    return nil
  }
}
