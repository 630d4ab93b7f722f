import SourceModel

extension RouteIndex {
  /// All routes of a kind that are declared, registered or adapted: available ones first, each part sorted by name.
  package func candidates(for kind: RouteSpace) -> [Route] {
    let offered = routes(in: kind).filter { route in
      !(route.declarations.isEmpty && route.registrations.isEmpty && route.adapters.isEmpty)
    }
    return offered.filter(\.status.isAvailable) + offered.filter { !$0.status.isAvailable }
  }
}
