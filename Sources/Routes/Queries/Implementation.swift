import SourceModel

extension RouteIndex {
  /// The names of the destination classes that the subject leads to, where the tree declares them.
  package func destinations(of occurrence: Occurrence) -> [Site] {
    sorted(destinationTypes(of: occurrence).flatMap { classes.sites(of: $0) })
  }

  /// The destination classes that the subject leads to, sorted.
  func destinationTypes(of occurrence: Occurrence) -> [String] {
    let types: [String] =
      switch occurrence.subject {
      case .route(let key): destinationTypes(ofRoute: key)
      case .router(let name): router(named: name)?.destinations.map(\.type) ?? []
      case .destination(let type): [type]
      case .identifier, .url:
        registeredTexts(for: occurrence).flatMap(\.registrations).flatMap(destinationTypes)
      }
    return Set(types).sorted()
  }

  /// Of what is at the end of its adapters, sorted.
  func destinationTypes(ofRoute key: RouteKey) -> [String] {
    Set(registeredEnds(of: key).flatMap { $0.registrations.flatMap(\.destinations) }).sorted()
  }

  /// What the router, the route or the easy factory makes that a text is registered for.
  package func destinationTypes(of registration: RouteText.Registration) -> [String] {
    // Most registrations are made by a router class, and do not need the list.
    var here: [MadeDestination] { destinationTable.made.filter { $0.site.file == registration.site.file } }
    if registration.form != .router { return easyFactory(of: registration, among: here) }
    switch registration.call.registrar {
    case .type(let name): return router(named: name)?.destinations.map(\.type) ?? []
    case .block(_, let made, _): return here.filter { $0.call.registrar.routePlace == made }.compactMap(\.type)
    case .library, .unknown: return []
    }
  }

  /// The class stands behind the text in the same call; without one, the place of the class is the whole call.
  private func easyFactory(
    of registration: RouteText.Registration, among made: [MadeDestination]
  ) -> [String] {
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
