import SourceModel

/// A set of names that one routing system registers and looks up, apart from all other names: the
/// protocols of views, the URL patterns of services.
///
/// A class, because each route and many facts refer to one of a few.
package final class RouteSpace: Sendable {
  /// The kind of names that a space has.
  package enum Naming: Hashable, Sendable {
    /// A protocol, a composition of protocols, or a class.
    case type
    /// A text that must be equal.
    case text
    /// A pattern that URLs match.
    case urlPattern
  }

  /// The system that the space belongs to, as the output contract spells it: `zikrouter`.
  package let system: String
  /// The name in JSON and `.waymark.yml`: `segue`. Unique in its system.
  package let kind: String
  /// The name in messages: `view module`.
  package let noun: String
  /// The kind of names that it has.
  package let naming: Naming
  /// The family whose routers register its names.
  package let family: RouteFamily
  /// The id of the rule of its system that reports a text that nothing registers (a
  /// `MissingRegistration`); nil for `unknown-identifier`.
  package let missingRule: String?
  /// The space of texts in which the library registers each of its patterns, too; nil for none.
  package let impliedSpace: RouteSpace?
  /// True if the owner of its names is a type.
  package let isOwnedByType: Bool
  /// True if two registrations of one name are a mistake.
  package let isUnique: Bool
  /// What is known of the table behind the space at run time.
  package let table: RouteTable
  /// The prefix of its routes in baselines: `route view`.
  let identity: String
  /// Its position among the spaces of its system, from zero.
  private let position: Int

  /// `family` is that of all spaces of the system if it has one sort of router only.
  package init(
    system: String, kind: String, noun: String, naming: Naming, family: RouteFamily? = nil,
    impliedSpace: RouteSpace? = nil, identity: String? = nil, missingRule: String? = nil, isOwnedByType: Bool = false,
    isUnique: Bool = true, table: RouteTable = RouteTable(), position: Int
  ) {
    self.system = system
    self.kind = kind
    self.noun = noun
    self.naming = naming
    self.family = family ?? RouteFamily(system: system, name: system, position: 0)
    self.missingRule = missingRule
    self.impliedSpace = impliedSpace
    self.isOwnedByType = isOwnedByType
    self.isUnique = isUnique
    self.table = table
    self.identity = identity ?? "\(system)/\(kind)"
    self.position = position
  }
}

extension RouteSpace {
  /// The noun for a registered route in lists: `view module route`, `view identifier`, `view URL
  /// pattern`.
  package var routeNoun: String {
    switch naming {
    case .type: "\(noun) route"
    case .text: noun
    case .urlPattern: noun.hasSuffix("URL") ? "\(noun) pattern" : "\(noun) URL pattern"
    }
  }
}

extension RouteSpace: Hashable {
  /// A space that a configuration describes otherwise is another one.
  package static func == (left: RouteSpace, right: RouteSpace) -> Bool {
    if left === right { return true }
    return left.position == right.position && left.system == right.system && left.kind == right.kind
      && left.naming == right.naming && left.isUnique == right.isUnique && left.table == right.table
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(system)
  }
}

extension RouteSpace: Comparable {
  package static func < (left: RouteSpace, right: RouteSpace) -> Bool {
    left.system == right.system ? left.position < right.position : left.system < right.system
  }
}
