import SourceModel

/// A router class of the tree: a subclass, through any chain, of one of the library's base classes.
package struct Router: Hashable, Sendable {
  package struct Destination: Hashable, Sendable {
    package var site: Site
    package var type: String
    package var isExclusive: Bool
  }

  /// Code that uses the class by name: `PlayerRouter.perform(path: …)`.
  package struct Use: Hashable, Sendable {
    package var site: Site
    /// The innermost type around it, by simple name.
    package var user: String?
  }

  package struct Text: Hashable, Sendable {
    package var site: Site
    package var value: String
  }

  package var system: String
  package var name: String
  package var family: RouteFamily
  package var superclass: String?
  package var isAdapter: Bool
  /// Whether it inherits one of the library's adapters, of which there must be no instance.
  package var inheritsAdapter: Bool
  package var isAbstract: Bool
  /// Where nothing tells which it is, it may be both.
  package var mayBeAdapter = false
  package var mayBeAbstract = false
  /// Whether it has generic parameters: perhaps nothing makes a class of it that the library can call.
  package var isGeneric: Bool
  package var declared: Site?
  package var destinations: [Destination] = []
  package var identifiers: [Text] = []
  package var urlPatterns: [Text] = []
  package var uses: [Use] = []
  /// Where code calls it by name to register something: `PlayerRouter.register(…)`.
  package var registrars: [Site] = []
  /// Where code makes an instance of it, in code that some build holds.
  package var instances: [Site] = []
}

/// A class that is declared routable.
package struct Destination: Hashable, Sendable {
  package var system: String
  package var site: Site
  package var type: String
  package var family: RouteFamily
  package var via: DestinationVia
}
