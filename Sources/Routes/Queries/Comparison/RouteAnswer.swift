/// Who answers to a route, and what comes of it; without places, so that it can be compared
/// with that of another tree.
package struct RouteAnswer: Hashable, Sendable {
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
  var ends: [Occurrence.Subject: RouteAnswer] {
    // Identifiers that are registered along with URL patterns are left out.
    let offered = routes.filter { route in
      !route.declarations.isEmpty || !route.registrations.allSatisfy(\.isImplied) || !route.adapters.isEmpty
    }
    return Dictionary(offered.map { (.route($0.key), end(of: $0)) }) { first, _ in first }
  }

  /// Everything that is looked up, with the places; a type annotation looks nothing up.
  var lookedUp: [Occurrence.Subject: (status: RouteStatus, lookUps: [Site])] {
    let lookedUp = routes.map { route in
      (
        Occurrence.Subject.route(route.key),
        (route.status, route.lookUps.filter { $0.form.looksUp }.map(\.site))
      )
    }
    return Dictionary(lookedUp) { first, _ in first }
  }

  private func end(of route: Route) -> RouteAnswer {
    RouteAnswer(
      status: route.status, registrations: registeredEnds(of: route.key).flatMap(\.registrations),
      adapters: asLookedUp(route).adapters)
  }
}

extension RouteAnswer {
  init(status: RouteStatus, registrations: [Route.Registration], adapters: [Route.Adapter]) {
    self.init(
      status: status, routers: Set(registrations.compactMap { $0.router ?? $0.form.substitute }).sorted(),
      adapters: Set(adapters.compactMap(\.router)).sorted(),
      destinations: Set(registrations.flatMap(\.destinations)).sorted())
  }

  /// Why something is not known may change with any file.
  func isAnswered(like other: RouteAnswer) -> Bool {
    status.word == other.status.word && routers == other.routers && adapters == other.adapters
      && destinations == other.destinations
  }
}

extension RegistrationForm {
  /// What stands for a router that has no name; nil where a router registers.
  package var substitute: String? {
    switch self {
    case .router, .routerProtocol: nil
    case .easyFactory, .easyFunction: "easy factory"
    case .blockRoute: "block route"
    case .namedFunction: "named function"
    case .call: "call"
    case .method: "method"
    case .property: "property"
    case .document: "document"
    case .file: "file"
    case .moduleValue: "module"
    case .tuple: "tuple"
    case .controller: "controller"
    case .cellClass: "class"
    case .nib: "nib"
    case .prototype: "prototype"
    case .helper: "helper"
    case .layout: "layout"
    }
  }
}
