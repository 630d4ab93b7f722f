/// Routes by key, before their status is determined.
struct LinkedRoutes: Sendable {
  private(set) var routes: [RouteKey: Route] = [:]
  /// The reason why a name has no key, for routes that stand under their spelling.
  private(set) var problems: [RouteKey: String] = [:]
  /// The protocols that each key is composed of.
  private(set) var components: [RouteKey: [String]] = [:]

  mutating func update(_ key: RouteKey, components: [String]? = nil, _ edit: (inout Route.Parts) -> Void) {
    if let components { self.components[key] = components }
    routes[key, default: Route(key: key)].change(edit)
  }

  /// Keeps the components of a key, which need not have a route.
  mutating func setComponents(_ parts: [String], of key: RouteKey) { components[key] = parts }

  /// Copies the components of all keys to their routes.
  mutating func copyComponents() {
    for (key, parts) in components { routes[key]?.change { $0.components = parts } }
  }

  /// Adds the look-ups of some keys, by default of all. They come from one file after the other, in path order.
  mutating func insert(_ lookUps: [FileUses.LookUp], of keys: Set<RouteKey>? = nil) {
    // By index: a loop over the look-ups copies each.
    for index in lookUps.indices where keys?.contains(lookUps[index].key) ?? true { insert(lookUps[index]) }
  }

  private mutating func insert(_ keyed: FileUses.LookUp) {
    if let problem = keyed.problem { problems[keyed.key] = problem }
    update(keyed.key, components: keyed.components) { route in
      route.lookUps.append(keyed.lookUp)
      if let parts = keyed.components { route.components = parts }
    }
  }

  /// Makes a route what it is in other routes, which have no look-ups.
  mutating func reset(_ key: RouteKey, to other: LinkedRoutes) {
    (routes[key], components[key], problems[key]) = (other.routes[key], other.components[key], other.problems[key])
  }
}
