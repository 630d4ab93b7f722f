import SourceModel

/// A place that makes a route available to look-ups.
package struct RegistrationPlace: Hashable, Sendable {
  package var site: Site
  /// A clause without its subject: `registers it in EditorRouter`.
  package var words: String
}

extension RouteIndex {
  /// The registrations behind a look-up of a subject, and the adapters on the way to them. Empty for routers and classes.
  package func registrationPlaces(of subject: Occurrence.Subject) -> [RegistrationPlace] {
    switch subject {
    case .route(let key):
      guard let route = route(key) else { return [] }
      return asLookedUp(route).adapters.map(Self.place)
        + answeringRoutes(for: Occurrence(subject: subject, role: .lookUp, range: .zero)).flatMap { end in
          end.registrations.map { Self.place(of: $0, end.key, lookedUpBy: key) }
        }
    case .router, .destination, .member: return []
    }
  }

  private static func place(_ adapter: Route.Adapter) -> RegistrationPlace {
    let words = "adapts it to '\(adapter.adapteeName)'\(adapter.router.map { " in \($0)" } ?? "")"
    return RegistrationPlace(site: adapter.site, words: words)
  }

  private static func place(
    of registration: Route.Registration, _ key: RouteKey, lookedUpBy asked: RouteKey
  ) -> RegistrationPlace {
    let router = registration.router.map { " in \($0)" } ?? registration.form.substitute.map { " as \($0)" } ?? ""
    return RegistrationPlace(
      site: registration.site, words: "registers \(key == asked ? "it" : "'\(key.fullName)'")\(router)")
  }
}
