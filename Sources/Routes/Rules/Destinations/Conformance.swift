/// What a class lacks to be what a route promises.
struct Conformance {
  let ancestry: Ancestry
  /// Why the class perhaps adopts more than its names say.
  let doubt: String?
  private let protocols: Set<String>
  private let types: TypeTable

  init(_ ancestry: Ancestry, in index: RouteIndex) {
    self.ancestry = ancestry
    protocols = index.classes.protocols(adoptedBy: ancestry.names)
    types = index.classes.types
    doubt = ancestry.doubt ?? index.classes.doubt(aboutHeirsOf: protocols)
  }

  /// The first part of a composition that the class neither adopts nor inherits. What the tree does not declare may be
  /// adopted out of sight.
  func missing(of components: [String]) -> String? {
    components.first { name in
      if types.isProtocol(name) { return !protocols.contains(name) }
      return types.declaresClass(name) && !ancestry.names.contains(name)
    }
  }
}
