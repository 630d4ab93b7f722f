extension RegistrationCandidate {
  /// The registrar as messages name it: `'PlayerRouter'`, `a route`, `an easy factory`.
  package static func name(_ router: String?, isEasy: Bool) -> String {
    isEasy ? "an easy factory" : router.map { "'\($0)'" } ?? "a route"
  }

  package init(_ registration: Route.Registration, isDecisive: Bool = true) {
    self.init(
      site: registration.site, call: registration.call, isReliable: registration.isReliable,
      name: registration.form == .call ? "a call" : Self.name(registration.router, isEasy: registration.form.isEasy),
      isDecisive: isDecisive)
  }

  /// An adapter, with the name of its adaptee.
  package init(_ adapter: Route.Adapter) {
    self.init(
      site: adapter.site, call: adapter.call, isReliable: adapter.isReliable, name: "'\(adapter.adapteeName)'")
  }
}
