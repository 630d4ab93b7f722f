import SourceModel

extension RouteIndex {
  func summary(of router: Router, _ occurrence: Occurrence) -> Summary {
    let noun = router.traits.isAdapter ? "route adapter" : router.traits.isAbstract ? "router (abstract)" : "router"
    let offered = RegistrationFilter(subject: .router(router.name), index: self).protocols
    let statements =
      makes(router)
      + (offered.isEmpty ? [] : ["Registers \(routeList(offered))"])
      + capped(adaptations(by: router))
      + texts(of: [router])
      + used(uses(leadingTo: occurrence), isLookedUp: !router.traits.isAdapter)
    return Summary(title: "\(router.family.name) \(noun) \(code: router.name)", statements: statements)
  }

  /// `EditorInput (view), EditorModuleInput (view module)`
  func routeList(_ routes: [Route]) -> Sentence {
    .list(routes.map { "\(code: $0.key.fullName) (\($0.key.space.noun))" })
  }

  private func adaptations(by router: Router) -> [Sentence] {
    routes.flatMap { route in
      route.adapters.filter { $0.call.registrar == .type(name: router.name) }.map { adapter in
        let adapted: Sentence = "\(code: route.key.fullName) (\(route.key.space.noun)) to \(code: adapter.adapteeName)"
        return "Adapts \(adapted): \(place: adapter.site)"
      }
    }
  }

  private func makes(_ router: Router) -> [Sentence] {
    let types = Set(router.destinations.map(\.type)).sorted()
    guard !types.isEmpty else { return [] }
    return ["Makes \(.names(types))\(router.destinations.contains(where: \.isExclusive) ? ", exclusively" : "")"]
  }
}
