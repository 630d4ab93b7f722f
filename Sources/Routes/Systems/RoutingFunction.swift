import SourceModel

/// A function of the code base that registers or looks up the route that it is given, as the configuration names it.
package struct RoutingFunction: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case lookUp = "look-up"
    case registration
  }

  package var name: FunctionName
  /// Which parameter takes the route, from zero.
  package var parameter: Int
  package var role: Role
  /// What a protocol that it is given by itself is; nil where it takes values that tell their kind, such as
  /// `RoutableView<P>()`.
  package var kind: RouteSpace?

  package init(name: FunctionName, parameter: Int, role: Role, kind: RouteSpace? = nil) {
    self.name = name
    self.parameter = parameter
    self.role = role
    self.kind = kind
  }
}

/// The functions that the configuration names, by what they are called.
package struct RoutingFunctions: Hashable, Sendable {
  private let byName: [String: [RoutingFunction]]

  package init(_ functions: [RoutingFunction] = []) {
    byName = Dictionary(grouping: functions, by: \.name.base)
  }

  /// The words that a file must hold to call one of them.
  package var names: Set<String> { Set(byName.keys) }

  package var isEmpty: Bool { byName.isEmpty }

  package subscript(name: String) -> [RoutingFunction] { byName[name] ?? [] }

  /// The names of functions that only one of the two knows, or that the two know differently.
  package func changedNames(from other: RoutingFunctions) -> Set<String> {
    names.union(other.names).filter { self[$0] != other[$0] }
  }

  /// What a language's dialects want to see, and the calls of these functions.
  package func widening(_ interest: Interest) -> Interest {
    interest.union(Interest(triggers: names, callees: names, receivers: names))
  }
}
