import SourceModel

/// The places that lead to a route, a router or a class.
struct Uses {
  var lookUps: [Site] = []
  /// `DestinationViewRouter<P>` as a type, which looks nothing up.
  package var types: [Site] = []
  /// Comparisons with the text of a route, which look nothing up either.
  var comparisons: [Site] = []
  /// A router class in code that uses it by name: `PlayerRouter.perform(…)`.
  var names: [Site] = []

  var all: [Site] { lookUps + types + comparisons + names }

  init(lookUps: [Site] = []) {
    self.lookUps = lookUps
  }

  /// The look-ups of some routes.
  init(of routes: [Route]) {
    for lookUp in routes.flatMap(\.lookUps) {
      switch lookUp.form {
      case .wrapperType: types.append(lookUp.site)
      case .comparison: comparisons.append(lookUp.site)
      default: lookUps.append(lookUp.site)
      }
    }
  }

  /// `3 look-ups, 1 type annotation, 1 comparison, 2 uses by name`
  var words: String {
    let all = [(lookUps, "look-up"), (types, "type annotation"), (comparisons, "comparison"), (names, "use")]
    let counts = all.filter { !$0.0.isEmpty }
    let words = counts.map { sites, noun in
      let plural = sites.count == 1 ? noun : "\(noun)s"
      return "\(sites.count) \(plural)" + (noun == "use" ? " by name" : "")
    }
    return words.isEmpty ? "no look-ups" : words.joined(separator: ", ")
  }
}

extension RouteIndex {
  /// The places that lead to a router, a class or a URL: look-ups of everything that is registered
  /// for it, and uses of a router class by name. Empty for other routes.
  func uses(leadingTo occurrence: Occurrence) -> Uses {
    switch occurrence.subject {
    case .route(let key):
      guard key.space.naming == .urlPattern else { return Uses() }
      let answers = answeringRoutes(for: occurrence)
      guard occurrence.role == .registration else {
        return Uses(lookUps: answers.flatMap { $0.registrations.map(\.site) })
      }
      return Uses(lookUps: lookUps(ofURLs: answers))
    case .router(let name):
      var uses = uses(ofRegistrationsFor: occurrence.subject)
      uses.names = router(named: name)?.uses.map(\.site) ?? []
      return uses
    case .destination: return uses(ofRegistrationsFor: occurrence.subject)
    case .member: return Uses()
    }
  }

  private func uses(ofRegistrationsFor subject: Occurrence.Subject) -> Uses {
    let registered = RegistrationFilter(subject: subject, index: self).routes
    let patterns = registered.filter { $0.key.space.naming == .urlPattern }
    let named = registered.filter { $0.key.space.naming != .urlPattern }
    var uses = Uses(of: adapting(named.map(\.key)).compactMap { route($0) })
    uses.lookUps += lookUps(ofURLs: patterns)
    return uses
  }

  /// The look-ups of URLs that one of these patterns answers.
  private func lookUps(ofURLs patterns: [Route]) -> [Site] {
    guard !patterns.isEmpty else { return [] }
    let wanted = Set(patterns.map(\.key))
    return routes(.urlPattern).filter { url in
      !url.lookUps.isEmpty
        && matches(url.key.name, in: url.key.space).contains {
          wanted.contains(RouteKey(space: url.key.space, name: $0.pattern))
        }
    }.flatMap { $0.lookUps.map(\.site) }
  }
}
