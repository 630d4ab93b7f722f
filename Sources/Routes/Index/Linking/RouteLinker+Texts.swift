import SourceModel

/// Routes that texts name: identifiers and URL patterns.
extension RouteLinker {
  mutating func register(_ fact: Fact.TextRegistration, _ file: IndexedFile) {
    guard let space = keys.spaces(of: fact.call.registrar, among: fact.spaces).first else { return }
    var registration = Route.Registration(
      site: Site(file: file.id, range: fact.value?.range ?? fact.method), form: fact.form,
      router: fact.form.isByRouter ? keys.routers.name(of: fact.call.registrar) : fact.registrant,
      destinations: [], call: fact.call,
      isReliable: file.facts.understanding == .whole)
    registration.method = Site(file: file.id, range: fact.method)
    registration.destinations = fact.destination.map { [$0.text] } ?? Set(destinationTypes(of: registration)).sorted()
    registration.made = fact.destination?.range
    registration.isImplied = fact.isImplied
    registration.text = fact.origin.place
    if fact.form == .easyFunction { functionFactories.append(registration) }
    guard let value = fact.value else { return }
    let key = RouteKey(space: space, owner: fact.owner, name: value.text, qualifier: fact.qualifier)
    linked.update(key) { $0.registrations.append(registration) }
  }
}

// MARK: Destinations

extension RouteLinker {
  /// What the router, the route or the easy factory makes that a text is registered for.
  private func destinationTypes(of registration: Route.Registration) -> [String] {
    // Most registrations are made by a router class, and do not need the list.
    var here: [RegisteredDestination] { destinations.made.filter { $0.site.file == registration.site.file } }
    if registration.form.isEasy { return easyFactory(of: registration, among: here) }
    switch registration.call.registrar {
    case .type(let name): return keys.routers.destinations(of: name)
    case .block(_, let made, _): return here.filter { $0.call.registrar.routePlace == made }.compactMap(\.type)
    case .library, .unknown: return []
    }
  }

  /// The class stands behind the text in the same call; without one, the place of the class is the whole call.
  private func easyFactory(of registration: Route.Registration, among made: [RegisteredDestination]) -> [String] {
    let text = registration.site.range
    let easy = made.filter { $0.form.isEasy && $0.call == registration.call }
    let isUnspelled = easy.contains { $0.site.range.start <= text.start && text.end <= $0.site.range.end }
    return isUnspelled ? [] : [easy.first { $0.site.range.start >= text.end }?.type].compactMap { $0 }
  }
}

extension Registrar {
  /// Where a route is made from a block; the call that gives it a name returns the same route. nil for other registrars.
  fileprivate var routePlace: SourceRange? {
    if case .block(_, let made, _) = self { made } else { nil }
  }
}
