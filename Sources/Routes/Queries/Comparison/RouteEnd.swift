/// Who answers to a route, an identifier or a URL pattern, and what comes of it; without places, so that it can be compared
/// with that of another tree.
package struct RouteEnd: Hashable, Sendable {
  package var status: RouteStatus
  /// Who registers it, or what its adapters lead to: router classes, the names of block routes, and words for what has no
  /// name; sorted.
  package var routers: [String]
  /// The classes of its own adapters, sorted.
  package var adapters: [String] = []
  /// Classes, sorted.
  package var destinations: [String]
}

extension RouteIndex {
  /// Of everything that the sources declare or register.
  var ends: [Occurrence.Subject: RouteEnd] {
    let offered = routes.filter { !$0.declarations.isEmpty || !$0.registrations.isEmpty || !$0.adapters.isEmpty }
    let named = offered.map { (Occurrence.Subject.route($0.key), end(of: $0)) }
    let patterns = urls.filter { !$0.registrations.isEmpty }.map { (subject(ofURL: $0), end(of: $0)) }
    // A pattern is registered as an identifier as well, which goes without saying.
    let identifiers = identifiers.filter { $0.registrations.contains { !$0.isURLPattern } }
      .map { (subject(ofIdentifier: $0), end(of: $0)) }
    return Dictionary(named + identifiers + patterns) { first, _ in first }
  }

  /// Everything that is looked up, with the places; a type annotation looks nothing up.
  var lookedUp: [Occurrence.Subject: (status: RouteStatus, lookUps: [Site])] {
    let named = routes.map {
      (Occurrence.Subject.route($0.key), $0.status, $0.lookUps.filter { $0.form != .wrapperType }.map(\.site))
    }
    let identified = identifiers.map { (subject(ofIdentifier: $0), $0.status, $0.lookUps.map(\.site)) }
    let addressed = urls.map { (subject(ofURL: $0), $0.status, $0.lookUps.map(\.site)) }
    return Dictionary((named + identified + addressed).map { ($0, ($1, $2)) }) { first, _ in first }
  }

  private func end(of route: Route) -> RouteEnd {
    RouteEnd(
      status: route.status, registrations: registeredEnds(of: route.key).flatMap(\.registrations),
      adapters: asLookedUp(route).adapters)
  }

  private func end(of text: RouteText) -> RouteEnd {
    let routers = text.registrations.compactMap(\.router)
    return RouteEnd(
      status: text.status, routers: Set(routers).sorted(),
      destinations: Set(text.registrations.flatMap(destinationTypes)).sorted())
  }

  private func subject(ofIdentifier text: RouteText) -> Occurrence.Subject { .identifier(text.value, text.family) }

  private func subject(ofURL text: RouteText) -> Occurrence.Subject { .url(text.value, text.family) }
}

extension RouteEnd {
  init(status: RouteStatus, registrations: [Route.Registration], adapters: [Route.Adapter]) {
    self.init(
      status: status, routers: Set(registrations.compactMap { $0.router ?? $0.form.substitute }).sorted(),
      adapters: Set(adapters.compactMap(\.router)).sorted(),
      destinations: Set(registrations.flatMap(\.destinations)).sorted())
  }

  /// Why something is not known may change with any file.
  func isAnswered(like other: RouteEnd) -> Bool {
    status.word == other.status.word && routers == other.routers && adapters == other.adapters
      && destinations == other.destinations
  }
}

extension RegistrationForm {
  /// What stands for a router that has no name; nil where a router registers.
  package var substitute: String? {
    switch self {
    case .router, .routerProtocol: nil
    case .easyFactory: "easy factory"
    case .blockRoute: "block route"
    case .namedFunction: "named function"
    }
  }
}
