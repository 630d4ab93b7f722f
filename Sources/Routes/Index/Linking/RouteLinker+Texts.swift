import SourceModel

/// Routes that texts name: identifiers and URL patterns.
extension RouteLinker {
  mutating func register(_ fact: Fact.TextRegistration, _ space: (RouteFamily) -> RouteSpace, _ file: IndexedFile) {
    guard let family = routers.family(of: fact.call.registrar) else { return }
    var registration = Route.Registration(
      site: Site(file: file.id, range: fact.value?.range ?? fact.method), form: fact.form,
      router: fact.form.isEasy ? nil : routers.name(of: fact.call.registrar), destinations: [], call: fact.call,
      isReliable: file.facts.understanding == .whole)
    registration.method = Site(file: file.id, range: fact.method)
    registration.destinations = Set(destinationTypes(of: registration)).sorted()
    let space = space(family)
    registration.isImplied = fact.isURLPattern && space.naming == .text
    if fact.form == .easyFunction { functionFactories.append(registration) }
    guard let value = fact.value else { return }
    update(RouteKey(space: space, name: value.text)) { $0.registrations.append(registration) }
  }

  func keyed(
    _ fact: Fact.TextLookUp, _ form: LookUpForm, _ space: (RouteFamily) -> RouteSpace, _ file: IndexedFile
  ) -> FileUses.LookUp? {
    guard let family = family(of: fact.receiver) else { return nil }
    let lookUp = Route.LookUp(
      site: Site(file: file.id, range: fact.value.range), form: form,
      isOnLibrary: isLibrary(fact.receiver, fact.scope), language: file.facts.language,
      user: fact.scope.last.map(TypeName.simple), conditions: fact.conditions)
    return FileUses.LookUp(key: RouteKey(space: space(family), name: fact.value.text), lookUp: lookUp)
  }

  private func family(of receiver: Fact.TextLookUp.Receiver) -> RouteFamily? {
    switch receiver {
    case .router(let family, _), .other(let family): family
    case .registrar(let registrar): routers.family(of: registrar)
    }
  }

  /// A router class of the code base may look up its own way.
  private func isLibrary(_ receiver: Fact.TextLookUp.Receiver, _ scope: [String]) -> Bool {
    switch receiver {
    case .router(_, let isBare): !isBare || !ownRouters.mayBeMeant(in: scope)
    case .registrar(.library): true
    case .registrar, .other: false
    }
  }
}

// MARK: Destinations

extension RouteLinker {
  /// What the router, the route or the easy factory makes that a text is registered for.
  private func destinationTypes(of registration: Route.Registration) -> [String] {
    // Most registrations are made by a router class, and do not need the list.
    var here: [MadeDestination] { destinations.made.filter { $0.site.file == registration.site.file } }
    if registration.form.isEasy { return easyFactory(of: registration, among: here) }
    switch registration.call.registrar {
    case .type(let name): return routers.destinations(of: name)
    case .block(_, let made, _): return here.filter { $0.call.registrar.routePlace == made }.compactMap(\.type)
    case .library, .unknown: return []
    }
  }

  /// The class stands behind the text in the same call; without one, the place of the class is the whole call.
  private func easyFactory(of registration: Route.Registration, among made: [MadeDestination]) -> [String] {
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
