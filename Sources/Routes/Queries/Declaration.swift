import SourceModel

extension RouteIndex {
  /// What makes the subject routable: the extension of the library's type or the line of the protocol; for a class, where it
  /// is marked as a destination. A member has its declarations in code.
  package func declarations(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route(let key): sorted(route(key)?.declarations.map(\.site) ?? [])
    case .destination(let type): sorted(destinations.filter { $0.type == type }.map(\.site))
    case .router: []
    case .member: sorted(sites(of: occurrence.subject) { $0 == .declaration })
    }
  }
}
