import SourceModel

/// The places that lead to a route, a router, a class or a text.
struct Uses {
  var lookUps: [Site] = []
  /// `DestinationViewRouter<P>` as a type, which looks nothing up.
  var types: [Site] = []
  /// A router class in code that uses it by name: `PlayerRouter.perform(…)`.
  var names: [Site] = []

  var all: [Site] { lookUps + types + names }

  init(lookUps: [Site] = []) {
    self.lookUps = lookUps
  }

  /// The look-ups of some routes.
  init(of routes: [Route]) {
    for lookUp in routes.flatMap(\.lookUps) {
      if lookUp.form == .wrapperType { types.append(lookUp.site) } else { lookUps.append(lookUp.site) }
    }
  }

  /// `3 look-ups, 1 type annotation, 2 uses by name`
  var words: String {
    let counts = [(lookUps, "look-up"), (types, "type annotation"), (names, "use")].filter { !$0.0.isEmpty }
    let words = counts.map { sites, noun in
      let plural = sites.count == 1 ? noun : "\(noun)s"
      return "\(sites.count) \(plural)" + (noun == "use" ? " by name" : "")
    }
    return words.isEmpty ? "no look-ups" : words.joined(separator: ", ")
  }
}

extension RouteIndex {
  /// What leads to a router, a class or a text, by whatever name.
  func uses(leadingTo occurrence: Occurrence) -> Uses {
    switch occurrence.subject {
    case .route, .identifier: return Uses()
    case .url where occurrence.role == .registration:
      return Uses(lookUps: lookUps(ofURLs: registeredTexts(for: occurrence)))
    case .url: return Uses(lookUps: registeredTexts(for: occurrence).flatMap { $0.registrations.map(\.site) })
    case .router(let name):
      var uses = uses(routes: { $0.isMade(by: name) }, texts: { $0.router == name })
      uses.names = router(named: name)?.uses.map(\.site) ?? []
      return uses
    case .destination(let type):
      return uses(
        routes: { $0.destinations.contains(type) }, texts: { destinationTypes(of: $0).contains(type) })
    }
  }

  private func uses(
    routes isRegistration: (Route.Registration) -> Bool, texts isText: (RouteText.Registration) -> Bool
  ) -> Uses {
    let registered = routes.filter { $0.registrations.contains(where: isRegistration) }.map(\.key)
    let named = identifiers.filter { $0.registrations.contains(where: isText) }
    let patterns = urls.filter { $0.registrations.contains(where: isText) }
    var uses = Uses(of: adapting(registered).compactMap { route($0) })
    uses.lookUps += named.flatMap { $0.lookUps.map(\.site) } + lookUps(ofURLs: patterns)
    return uses
  }

  /// Where URLs are looked up that one of these patterns answers.
  private func lookUps(ofURLs patterns: [RouteText]) -> [Site] {
    guard !patterns.isEmpty else { return [] }
    let wanted = Set(patterns.map(\.key))
    return urls.filter { url in
      !url.lookUps.isEmpty
        && matches(url.value, family: url.family).contains {
          wanted.contains(RouteText.Key(value: $0.pattern, family: url.family))
        }
    }.flatMap { $0.lookUps.map(\.site) }
  }
}
