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

  /// What a router class is by its superclasses and by what its methods return.
  package struct Traits: Hashable, Sendable {
    /// True if the class is certainly an adapter.
    package var isAdapter: Bool
    /// True if the class inherits one of the library's adapters, of which there must be no instance.
    package var inheritsAdapter: Bool
    /// True if the class is certainly abstract.
    package var isAbstract = false
    /// True if the class is an adapter, or may be one.
    package var mayBeAdapter = false
    /// True if the class is abstract, or may be.
    package var mayBeAbstract = false
    /// True if the class has generic parameters. No code may use a specialised class that the
    /// library can call.
    package var isGeneric: Bool
  }

  package var name: String
  package var family: RouteFamily
  package var superclass: String?
  package var traits: Traits
  package var declared: Site?
  package var destinations: [Destination] = []
  package var identifiers: [Text] = []
  package var urlPatterns: [Text] = []
  package var uses: [Use] = []
  /// Where code calls it by name to register something: `PlayerRouter.register(…)`.
  package var registrars: [Site] = []
  /// Where code makes an instance of it, in code that some build holds.
  package var instances: [Site] = []

  /// The id of the routing system.
  package var system: String { family.system }
}

/// A class that is declared routable.
package struct Destination: Hashable, Sendable {
  package var system: String
  package var site: Site
  package var type: String
  package var family: RouteFamily
  package var via: DestinationVia
}
