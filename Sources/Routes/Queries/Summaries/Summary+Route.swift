import SourceModel

extension RouteIndex {
  func summary(of route: Route) -> Summary {
    let ends = registeredEnds(of: route.key)
    let routers = Set(ends.flatMap { $0.registrations.compactMap(\.router) }).sorted().compactMap { router(named: $0) }
    let differences = applicationLines(of: route)
    let statements =
      (differences.isEmpty ? verdict(on: route) : differences)
      + capped(route.registrations.map { "Registered \(words(for: $0)): \(place: $0.site)" })
      + chain(of: route).flatMap(adapters)
      + capped(ends.filter { $0.key != route.key }.flatMap(registered))
      + (differences.isEmpty ? leadsTo(Set(ends.flatMap { $0.registrations.flatMap(\.destinations) }).sorted()) : [])
      + texts(of: routers)
      + used(Uses(of: [route]))
      + adapted(route) + mentioned(route) + declared(route)
    return Summary(
      title: "\(route.key.space.noun) route \(code: route.key.fullName): \(route.status.word)", statements: statements)
  }

  private func verdict(on route: Route) -> [Sentence] {
    let hasOffer = !route.registrations.isEmpty || !route.adapters.isEmpty
    let cause = explanation(of: route, in: applications(lacking: route, among: .all))
    return verdict(on: route.status, hasOffer: hasOffer, cause: cause)
  }

  /// The end of a chain of adapters.
  private func registered(_ end: Route) -> [Sentence] {
    end.registrations.map { "\(code: end.key.fullName) is registered \(words(for: $0)): \(place: $0.site)" }
  }

  private func words(for registration: Route.Registration) -> Sentence {
    switch registration.form {
    case .easyFactory, .easyFunction: "by an easy factory"
    case .namedFunction: registration.router.map { "by \(code: $0)" } ?? "by a function named in the configuration"
    case .router, .routerProtocol, .blockRoute: registration.call.registrar.words
    case .call: "by a call"
    case .method: "by a method"
    case .property: "by a property"
    case .document: "in a document"
    case .file: "by the name of a file"
    case .moduleValue: "by a function that builds the module"
    case .tuple: "by a function that gives back a view with its input"
    case .controller: "by a function that builds the controller"
    case .cellClass: "with a class"
    case .nib: "with a nib"
    case .prototype: "by a prototype"
    case .helper: "by a function that registers what its caller names"
    case .layout: "by its type"
    }
  }

  /// The routes on the way to a registered one, the route itself first, each with the adapters that look-ups follow.
  private func chain(of route: Route) -> [Route] {
    var chain = [asLookedUp(route)]
    var seen: Set<RouteKey> = [route.key]
    while let last = chain.last, chain.count < Self.longestShownChain,
      let next = last.adapters.lazy.compactMap(\.adaptee).first(where: { !seen.contains($0) }).flatMap(self.route)
    {
      seen.insert(next.key)
      chain.append(asLookedUp(next))
    }
    return chain
  }

  private func adapters(of route: Route) -> [Sentence] {
    route.adapters.map { adapter in
      let by: Sentence = adapter.router.map { " by \(code: $0)" } ?? ""
      return "\(code: route.key.fullName) is adapted to \(code: adapter.adapteeName)\(by): \(place: adapter.site)"
    }
  }

  /// Other routes that lead here.
  private func adapted(_ route: Route) -> [Sentence] {
    let others = adapting([route.key]).subtracting([route.key]).map(\.fullName).sorted()
    return others.isEmpty ? [] : ["Adapters lead here from \(.names(others))"]
  }

  private func mentioned(_ route: Route) -> [Sentence] {
    route.mentions.isEmpty ? [] : ["Stored or passed on: \(.list(route.mentions.map { "\(place: $0.site)" }))"]
  }

  private func declared(_ route: Route) -> [Sentence] {
    guard !route.declarations.isEmpty else {
      return route.key.space.table.takesAnyType ? [] : ["Not declared routable in the scan"]
    }
    return ["Declared routable: \(.list(route.declarations.map { "\(place: $0.site)" }))"]
  }
}
