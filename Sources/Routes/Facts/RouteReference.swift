import SourceModel

/// A routable protocol as some code spells it. Link turns it into a key.
package struct RouteReference: Hashable, Sendable, Codable {
  /// The space, if the code shows it.
  package enum Kind: Hashable, Sendable, Codable {
    case exact(RouteSpace)
    /// The space of the family of the router or route that the call is made on.
    case ofRegistrar([RouteSpace])

    /// True if any type may name the route.
    var takesAnyType: Bool { if case .exact(let space) = self { space.table.takesAnyType } else { false } }

    /// The id of the system of the spaces; nil if there is none.
    package var system: String? {
      switch self {
      case .exact(let space): space.system
      case .ofRegistrar(let spaces): spaces.first?.system
      }
    }
  }

  package var kind: Kind
  /// The protocol, composition or alias.
  package var name: Spelling
  /// The types around the spelling, outermost first: an alias may be declared in one of them.
  package var scope: [String]
  /// The function that a mentioned value is passed to, as the configuration names functions; nil where none is known.
  package var receiver: String?
  /// The second half of a name of two parts; nil for none.
  package var qualifier: String?
  /// The constant that stands for the qualifier. Link replaces it by its text; without one, a registration answers any
  /// qualifier, and a look-up says nothing.
  package var qualifierName: NameOfText?
  /// True if the name is a path that begins with the type: `Place.shelf`. Link finds out where the type ends.
  package var isPath = false
  /// True if the name is the type that a variable is declared with, whose value may be of another one at run time.
  package var isOfVariable = false

  package init(kind: Kind, name: Spelling, scope: [String]) {
    self.kind = kind
    self.name = name
    self.scope = scope
  }
}

/// The receiver of a registering call.
package enum Registrar: Hashable, Sendable, Codable {
  /// A class that the code names or that encloses the call. Link finds out whether it is a router.
  case type(name: String)
  /// The library itself, or its own base class.
  case library(RouteFamily)
  /// A route made from a block. `made` is the place of the call that makes it; `name` is the
  /// argument of `nameAs`.
  case block(RouteFamily, made: SourceRange, name: String?)
  case unknown
}

extension Registrar {
  /// The family of the registrar; nil if link has to find it out.
  package var family: RouteFamily? {
    switch self {
    case .library(let family), .block(let family, _, _): family
    case .type, .unknown: nil
    }
  }
}
