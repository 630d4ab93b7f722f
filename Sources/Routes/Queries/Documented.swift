import SourceModel

extension RouteIndex {
  /// Returns the declarations whose documentation comments describe a subject: the protocols of a route, a class, or a
  /// member. At most one for each name.
  package func documented(_ subject: Occurrence.Subject) -> [Site] {
    switch subject {
    case .route(let key):
      (route(key)?.components ?? []).compactMap { protocols.definitions(named: $0).first?.site }
    case .router(let name): [router(named: name)?.declared].compactMap(\.self)
    case .destination(let type): classes.entry(type)?.sites.prefix(1).map(\.self) ?? []
    case .member: Array(sorted(sites(of: subject) { $0 == .declaration }).prefix(1))
    }
  }
}
