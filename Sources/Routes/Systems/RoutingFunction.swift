import SourceModel

/// A function of the code base, named in the configuration, that registers or looks up the route
/// that it gets as an argument.
package struct RoutingFunction: Hashable, Sendable, Codable {
  /// The effect of the function on the route.
  package enum Role: String, Hashable, Sendable, CaseIterable, Codable {
    case lookUp = "look-up"
    case registration
  }

  package var name: FunctionName
  /// The position of the parameter that takes the route, from zero.
  package var parameter: Int
  package var role: Role
  /// The space of a protocol that is passed by itself; nil for a function that takes values that
  /// show their space, such as `Route<P>()`.
  package var kind: RouteSpace?

  package init(name: FunctionName, parameter: Int, role: Role, kind: RouteSpace? = nil) {
    self.name = name
    self.parameter = parameter
    self.role = role
    self.kind = kind
  }
}

/// The functions that the configuration names, by their base names.
package struct RoutingFunctions: Hashable, Sendable {
  private let byName: [String: [RoutingFunction]]

  package init(_ functions: [RoutingFunction] = []) {
    byName = Dictionary(grouping: functions, by: \.name.base)
  }

  /// The names of which a file must contain one to call a function.
  package var names: Set<String> { Set(byName.keys) }

  package var isEmpty: Bool { byName.isEmpty }

  /// The functions with a base name.
  package subscript(name: String) -> [RoutingFunction] { byName[name] ?? [] }

  /// The names of functions that differ between the two.
  package func changedNames(from other: RoutingFunctions) -> Set<String> {
    names.union(other.names).filter { self[$0] != other[$0] }
  }

  /// An interest with the calls of these functions added.
  package func widening(_ interest: Interest) -> Interest {
    interest.union(Interest(triggers: names, callees: names, receivers: names))
  }
}

/// As a list, because the order of a dictionary differs from run to run.
extension RoutingFunctions: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([RoutingFunction].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(byName.sorted { $0.key < $1.key }.flatMap(\.value))
  }
}
