import SourceModel

extension RouteIndex {
  /// The routers behind the subject, at the end of its adapters, where the tree declares them; where something is made
  /// without a router class, its registration.
  package func routers(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route: sorted(answeringRoutes(for: occurrence).flatMap { $0.registrations.map(router) })
    case .router(let name): [router(named: name)?.declared].compactMap { $0 }
    case .destination(let type):
      sorted(
        destinationTable.made.filter { $0.type == type }.map { made in
          (made.form.isEasy ? nil : declaration(of: made.call.registrar)) ?? made.site
        })
    case .member: []
    }
  }

  private func router(of registration: Route.Registration) -> Site {
    (registration.form.isEasy ? nil : declaration(of: registration.call.registrar)) ?? registration.site
  }

  private func declaration(of registrar: Registrar) -> Site? {
    registrar.typeName.flatMap { router(named: $0)?.declared }
  }
}
