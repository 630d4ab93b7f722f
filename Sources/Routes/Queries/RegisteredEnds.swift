extension RouteIndex {
  /// The route itself if something registers it, otherwise the registered routes that its adapters lead to.
  func registeredEnds(of key: RouteKey) -> [Route] {
    var seen: Set<RouteKey> = [key]
    var pending = [key]
    var ends: [Route] = []
    while let next = pending.popLast(), seen.count <= Self.longestChain {
      guard let route = route(next) else { continue }
      if !route.registrations.isEmpty {
        ends.append(route)
        continue
      }
      for adaptee in route.adapters.compactMap(\.adaptee) where seen.insert(adaptee).inserted {
        pending.append(adaptee)
      }
    }
    return ends
  }

  /// The routes that adapters lead to these, and these.
  func adapting(_ keys: [RouteKey]) -> Set<RouteKey> {
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
