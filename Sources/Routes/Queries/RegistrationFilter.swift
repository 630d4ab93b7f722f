import SourceModel

/// Selects the registrations that a router makes, or those that lead to a destination class. It
/// selects nothing for other subjects.
struct RegistrationFilter {
  let subject: Occurrence.Subject
  let index: RouteIndex

  func includes(_ registration: Route.Registration) -> Bool {
    switch subject {
    case .router(let name): registration.isMade(by: name)
    case .destination(let type): registration.destinations.contains(type)
    case .route, .member: false
    }
  }

  /// The routes with a selected registration that protocols name, sorted by key.
  package var protocols: [Route] { index.routes(.type).filter { $0.registrations.contains(where: includes) } }

  /// The routes with a selected registration, sorted by key.
  var routes: [Route] { index.routes.filter { $0.registrations.contains(where: includes) } }
}

extension Route.Registration {
  /// True if it registers the route with a router class. An easy factory only stands in one.
  fileprivate func isMade(by router: String) -> Bool {
    !form.isEasy && call.registrar == .type(name: router)
  }
}
