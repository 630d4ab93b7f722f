/// A fact about a registration that its routing system alone knows, as the output has it.
package struct RegistrationDetail: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case name(String?)
    case names([String])
  }

  /// The name of the field: `input`.
  package let name: String
  package let value: Value

  package init(_ name: String, _ value: String?) { (self.name, self.value) = (name, .name(value)) }

  package init(_ name: String, _ values: [String]) { (self.name, value) = (name, .names(values)) }
}

extension RouteIndex {
  /// What its routing system alone knows of a registration, in the order of the output.
  package func details(of registration: Route.Registration) -> [RegistrationDetail] {
    systems.all.flatMap { $0.details(of: registration, in: self) }
  }
}
