import Routes

/// The URLs that patterns of described systems answer. A list for people counts them at the patterns.
struct AnsweredURLs {
  /// The look-ups of URLs by the pattern that answers them.
  private var lookUps: [RouteKey: Int] = [:]
  private var urls: Set<RouteKey> = []

  init(_ routes: [Route], in index: RouteIndex) {
    for route in routes where Self.isURL(route) {
      let patterns = index.matches(route.key.name, in: route.key.space).map(\.pattern)
      if patterns.isEmpty { continue }
      urls.insert(route.key)
      for pattern in patterns { lookUps[route.key.named(pattern), default: 0] += route.lookUpCount }
    }
  }

  func contains(_ route: Route) -> Bool { urls.contains(route.key) }

  /// The number of look-ups of a route, with those of the URLs that it answers.
  func lookUpCount(of route: Route) -> Int { route.lookUpCount + (lookUps[route.key] ?? 0) }

  private static func isURL(_ route: Route) -> Bool {
    let space = route.key.space
    return space.naming == .urlPattern && space.table.missing != nil && route.registrations.isEmpty
      && !route.lookUps.isEmpty
  }
}
