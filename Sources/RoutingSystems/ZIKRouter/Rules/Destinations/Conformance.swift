import Routes

/// The protocols that a class adopts, compared with those of a route.
struct Conformance {
  let ancestry: Ancestry
  private let protocols: Set<String>
  private let classes: ClassTable

  init(_ ancestry: Ancestry, in index: RouteIndex) {
    self.init(ancestry, adopting: index.classes.protocols(adoptedBy: ancestry.names), in: index)
  }

  /// `protocols` are those that the classes adopt.
  init(_ ancestry: Ancestry, adopting protocols: Set<String>, in index: RouteIndex) {
    (self.ancestry, self.protocols, classes) = (ancestry, protocols, index.classes)
  }

  /// The reason why the class may adopt more protocols than these; nil if there is none.
  var doubt: String? {
    ancestry.doubt ?? classes.doubt(aboutHeirsOf: protocols)
  }

  /// The first part of a composition that the class neither adopts nor inherits. What the tree does not declare may be
  /// adopted out of sight.
  func missing(of components: [String]) -> String? {
    components.first { name in
      if classes.types.isProtocol(name) { return !protocols.contains(name) }
      return classes.types.declaresClass(name) && !ancestry.names.contains(name)
    }
  }
}
