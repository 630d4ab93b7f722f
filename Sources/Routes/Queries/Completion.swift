import SourceModel

extension RouteIndex {
  /// The routes of a kind that may be looked up or registered somewhere else, because something declares, registers or
  /// adapts them: available ones first, each part sorted by name.
  package func candidates(for kind: RouteSpace) -> [Route] {
    let offered = routes(in: kind).filter { route in
      !(route.declarations.isEmpty && route.registrations.isEmpty && route.adapters.isEmpty)
    }
    return offered.filter(\.status.isAvailable) + offered.filter { !$0.status.isAvailable }
  }
}
