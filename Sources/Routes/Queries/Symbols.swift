import SourceModel

/// A route or a router, to be found by its name.
package struct RouteSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case route(RouteKind)
    case router(RouteFamily)
  }

  package var name: String
  package var kind: Kind
  /// The registration of a route, or else what is nearest to it; the class of a router.
  package var site: Site
  /// The destination classes, sorted.
  package var destinations: [String]
}

extension RouteSymbol {
  /// `view route → EditorViewController`
  package var words: String {
    let noun =
      switch kind {
      case .route(let kind): "\(kind.words) route"
      case .router(let family): "\(family.rawValue) router"
      }
    return destinations.isEmpty ? noun : "\(noun) → \(destinations.joined(separator: ", "))"
  }
}

extension RouteIndex {
  /// The routes and routers whose names fit, the best first, then by name. Everything fits an empty query.
  package func symbols(matching query: String) -> [RouteSymbol] {
    let match = FuzzyMatch(query)
    let fitting = (routes.compactMap(symbol) + routers.compactMap(symbol)).compactMap { symbol in
      match.rank(symbol.name).map { (rank: $0, symbol: symbol) }
    }
    return fitting.sorted { ($0.rank, $0.symbol.name) < ($1.rank, $1.symbol.name) }.map(\.symbol)
  }

  /// nil for what is only looked up.
  private func symbol(_ route: Route) -> RouteSymbol? {
    let sites = route.registrations.map(\.site) + route.adapters.map(\.site) + route.declarations.map(\.site)
    guard let site = sites.first else { return nil }
    return RouteSymbol(
      name: route.key.name, kind: .route(route.key.kind), site: site, destinations: destinationTypes(ofRoute: route.key)
    )
  }

  private func symbol(_ router: Router) -> RouteSymbol? {
    router.declared.map {
      RouteSymbol(
        name: router.name, kind: .router(router.family), site: $0,
        destinations: Set(router.destinations.map(\.type)).sorted())
    }
  }
}
