import SourceModel

extension RouteIndex {
  /// The registered routes that a look-up leads to in some application: the route itself, and those at the end of adapters
  /// that an application follows.
  package func registeredEnds(of key: RouteKey) -> [Route] {
    route(key).map(registeredEnds) ?? []
  }

  /// The same of a route of the index, which need not be searched.
  func registeredEnds(of route: Route) -> [Route] {
    ends(of: route, seenBy: asLookedUp)
  }

  /// The registered routes that a look-up leads to in one application, with the registrations that it links.
  func registeredEnds(of key: RouteKey, in application: ApplicationSet) -> [Route] {
    route(key).map { ends(of: $0) { linked($0, by: application) } } ?? []
  }

  private func ends(of start: Route, seenBy view: (Route) -> Route) -> [Route] {
    let start = view(start)
    if start.adapters.isEmpty { return start.registrations.isEmpty ? [] : [start] }
    var seen: Set<RouteKey> = [start.key]
    var pending = [start]
    var ends: [Route] = []
    while let route = pending.popLast(), seen.count <= Self.longestChain {
      if !route.registrations.isEmpty { ends.append(route) }
      for adaptee in route.adapters.compactMap(\.adaptee) where seen.insert(adaptee).inserted {
        if let next = self.route(adaptee) { pending.append(view(next)) }
      }
    }
    return ends
  }

  /// The route with the adapters that a look-up follows: those of an application that links no registration of the route.
  func asLookedUp(_ route: Route) -> Route {
    guard !route.registrations.isEmpty, !route.adapters.isEmpty else { return route }
    let registered = route.registrations.reduce(ApplicationSet()) { $0.union(certain($1.site)) }
    var route = route
    route.change { $0.adapters.removeAll { certain($0.site).subtracting(registered).isEmpty } }
    return route
  }

  /// The route with what one application links of its registrations and, where it links none, of its adapters.
  func linked(_ route: Route, by application: ApplicationSet) -> Route {
    let registrations = route.registrations.filter { certain($0.site).contains(application) }
    let adapters = registrations.isEmpty ? route.adapters.filter { certain($0.site).contains(application) } : []
    if registrations.count == route.registrations.count, adapters.count == route.adapters.count { return route }
    var route = route
    route.change { ($0.registrations, $0.adapters) = (registrations, adapters) }
    return route
  }

  private func certain(_ site: Site) -> ApplicationSet { linkages[site.file]?.certain ?? [] }

  /// The routes that adapters lead to these, and these.
  package func adapting(_ keys: [RouteKey]) -> Set<RouteKey> {
    var adapters: [RouteKey: [RouteKey]] = [:]
    for route in routes {
      for adaptee in route.adapters.compactMap(\.adaptee) { adapters[adaptee, default: []].append(route.key) }
    }
    var reached = Set(keys)
    var pending = keys
    while let next = pending.popLast() {
      for key in adapters[next, default: []] where reached.insert(key).inserted { pending.append(key) }
    }
    return reached
  }
}
