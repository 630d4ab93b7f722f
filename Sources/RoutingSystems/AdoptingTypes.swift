import Routes
import SourceModel

extension NamedHeads {
  /// The structures, enumerations and actors whose declarations adopt one of some protocols: the table of adoptions knows
  /// classes and extensions alone. It takes a time that grows with the tree.
  func valueTypes(adopting names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    forEach(where: { [.struct, .enum, .actor].contains($0.pointee.kind) && !$0.pointee.inherited.isEmpty }) { head in
      if head.inheritedNames.contains(where: names.contains) { found.insert(head.lastName) }
    }
    return found
  }

  /// A protocol, those that inherit it, and the aliases of these.
  func protocols(inheriting name: String) -> Set<String> {
    var (names, next) = ([name], 0)
    while next < names.count, next < Self.mostProtocols {
      forEach(meaning: names[next]) { head, _ in
        if !names.contains(head.lastName) { names.append(head.lastName) }
      }
      next += 1
    }
    return Set(names)
  }

  /// Only a hostile tree has more protocols that inherit one.
  private static var mostProtocols: Int { 64 }
}
