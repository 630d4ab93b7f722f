import SourceModel

extension RouteIndex {
  /// Why a look-up of an unregistered route finds nothing in some applications, as the end of a sentence that begins
  /// with "nothing registers it"; nil where the code has no explanation. `lacking` are applications that do not have the
  /// route.
  package func explanation(of route: Route, in lacking: ApplicationSet) -> String? {
    if let targets = registeringTargets(of: route) { return "; it is registered in \(targets) only" }
    if !route.adapters.isEmpty { return adapterExplanation(of: route, in: lacking) }
    let others = systems.spaces.filter { space in
      let key = route.key.inSpace(space)
      return space != route.key.space && space.naming == .type && self.route(key)?.registrations.isEmpty == false
    }
    if let other = others.first { return "; it is registered as a \(other.noun)" }
    return route.key.space.table.takesAnyType ? otherName(of: route) : nil
  }

  /// The registration of the same name with another qualifier, or the one of which the route is the destination.
  private func otherName(of route: Route) -> String? {
    let registered = routes(in: route.key.space).filter { !$0.registrations.isEmpty }
    if let other = registered.first(where: { $0.key.name == route.key.name }) {
      return "; it is registered as '\(other.key.fullName)'"
    }
    let source = registered.first { $0.registrations.contains { $0.destinations.contains(route.key.name) } }
    return source.map { "; '\(route.key.name)' is registered as '\($0.key.fullName)'" }
  }

  /// The first places that declare a route, to be shown beside each finding.
  package func declarations(of route: Route) -> [Finding.Related] {
    route.declarations.prefix(Finding.mostRelated).map {
      Finding.Related(site: $0.site, message: "'\(route.key.name)' is declared routable here")
    }
  }

  /// `the target 'Notes'`; nil where nothing in a target registers the route. Another project may have a target with the name
  /// of one that compiles a look-up.
  func registeringTargets(of route: Route, missedAt lookUp: Site? = nil) -> String? {
    let targets = Set(route.registrations.flatMap { linkages[$0.site.file]?.targets ?? [] }).sorted()
    guard let first = targets.first else { return nil }
    if let lookUp, linkages[lookUp.file]?.targets.contains(first) == true, targets.count == 1 {
      return "another target called '\(first)'"
    }
    return "the \(targets.count == 1 ? "target" : "targets") \(TargetNames.quoted(targets))"
  }
}

// MARK: Adapters

extension RouteIndex {
  /// One clause for each adapter that some of the applications link, and one for those that link none.
  private func adapterExplanation(of route: Route, in lacking: ApplicationSet) -> String {
    var rest = lacking
    var clauses: [String] = []
    for adapter in route.adapters {
      let linking = rest.intersection(programs(linking: adapter.site))
      guard !linking.isEmpty else { continue }
      rest.subtract(linking)
      let clause = deadEnd(of: adapter, of: route, in: linking)
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    if !rest.isEmpty, let adapter = route.adapters.first {
      clauses.append(missing("its adapter\(adapter.router.map { " '\($0)'" } ?? "")", in: rest))
    }
    return clauses.map { "; \($0)" }.joined()
  }

  /// The end of the chain that begins with an adapter that the applications link, as a message
  /// states it.
  private func deadEnd(of adapter: Route.Adapter, of route: Route, in linking: ApplicationSet) -> String {
    var last = adapter
    var seen: Set<RouteKey> = [route.key]
    while let key = last.adaptee, seen.insert(key).inserted, let adaptee = self.route(key),
      adaptee.registrations.isEmpty,
      let first = adaptee.adapters.first
    {
      let linked = adaptee.adapters.filter { !programs(linking: $0.site).isDisjoint(with: linking) }
      if linked.isEmpty {
        let name = first.router.map { "adapter '\($0)'" } ?? "adapter"
        return "its adapter leads to '\(key.fullName)'; \(missing("the \(name) of '\(key.fullName)'", in: linking))"
      }
      guard let next = linked.first(where: { $0.adaptee.map(seen.contains) != true }) else { break }
      last = next
    }
    let targets = last.adaptee.flatMap(self.route).flatMap { registeringTargets(of: $0) }
    let status = targets.map { "is registered in \($0) only" } ?? "nothing registers either"
    return "its adapter leads to '\(last.adapteeName)', which \(status)"
  }

  /// `'Notes' does not link its adapter 'AppAdapter'`
  private func missing(_ adapter: String, in lacking: ApplicationSet) -> String {
    "\(applications.quoted(lacking)) \(lacking.rawValue.nonzeroBitCount == 1 ? "does" : "do") not link \(adapter)"
  }
}
