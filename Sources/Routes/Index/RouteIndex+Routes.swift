import SourceModel

extension RouteIndex {
  /// Whether the sources declare, register or look up a route, or register an identifier or a URL pattern.
  package var hasRoutes: Bool {
    !routers.isEmpty || routes.contains { $0.key.space.naming == .type || !$0.registrations.isEmpty }
  }

  package func route(_ key: RouteKey) -> Route? {
    let routes = routes
    let position = routes.partitionPoint { $0.key < key }
    return position < routes.count && routes[position].key == key ? routes[position] : nil
  }

  /// The routes of all spaces with a naming, sorted by key.
  package func routes(_ naming: RouteSpace.Naming) -> [Route] {
    systems.spaces.filter { $0.naming == naming }.flatMap { routes(in: $0) }
  }

  /// The routes of a space, sorted by name.
  package func routes(in space: RouteSpace) -> ArraySlice<Route> { routes(from: space, through: space) }

  /// The routes of neighbouring spaces of a system, sorted by key.
  package func routes(from first: RouteSpace, through last: RouteSpace) -> ArraySlice<Route> {
    routes[routes.partitionPoint { $0.key.space < first }..<routes.partitionPoint { $0.key.space <= last }]
  }

  package func router(named name: String) -> Router? {
    let routers = routers
    let position = routers.partitionPoint { $0.name < name }
    return position < routers.count && routers[position].name == name ? routers[position] : nil
  }

  /// Longer chains of adapters are not followed: no one writes them by hand, and each route would walk to the end.
  static let longestChain = 256
}
