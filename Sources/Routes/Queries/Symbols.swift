import SourceModel

/// A route or a router, to be found by its name.
package struct RouteSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case route(RouteSpace)
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
      case .route(let space): space.routeNoun
      case .router(let family): "\(family.name) router"
      }
    return noun.leading(to: destinations)
  }
}

extension RouteIndex {
  /// The routes and routers whose names fit, and the patterns that answer a URL: the best first, then
  /// by name. Everything fits an empty query.
  package func symbols(matching query: String) -> [RouteSymbol] {
    let match = FuzzyMatch(query)
    let all = routes(.type).compactMap(symbol) + routers.compactMap(symbol) + textSymbols
    let answering = patterns(answering: query)
    let fitting = all.compactMap { symbol in
      (answering.contains(symbol.name) ? 0 : match.rank(symbol.name)).map { (rank: $0, symbol: symbol) }
    }
    return fitting.sorted { ($0.rank, $0.symbol.name) < ($1.rank, $1.symbol.name) }.map(\.symbol)
  }

  private func patterns(answering query: String) -> Set<String> {
    guard query.contains(":") else { return [] }
    return Set(systems.spaces.flatMap { matches(query, in: $0).map(\.pattern) })
  }

  /// Identifiers that are registered along with URL patterns are left out.
  private var textSymbols: [RouteSymbol] {
    (routes(.text).filter { !$0.registrations.allSatisfy(\.isImplied) } + routes(.urlPattern)).compactMap(symbol)
  }

  /// nil for what is only looked up.
  private func symbol(_ route: Route) -> RouteSymbol? {
    let sites = route.registrations.map(\.site) + route.adapters.map(\.site) + route.declarations.map(\.site)
    guard let site = sites.first else { return nil }
    return RouteSymbol(
      name: route.key.fullName, kind: .route(route.key.space), site: site,
      destinations: destinationTypes(of: route))
  }

  private func symbol(_ router: Router) -> RouteSymbol? {
    router.declared.map {
      RouteSymbol(
        name: router.name, kind: .router(router.family), site: $0,
        destinations: Set(router.destinations.map(\.type)).sorted())
    }
  }
}
