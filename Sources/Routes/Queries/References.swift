import SourceModel

extension RouteIndex {
  /// Every place of the subject in all roles, and every look-up that leads to it.
  package func references(of occurrence: Occurrence, includingDeclaration: Bool) -> [Site] {
    let places = sites(of: occurrence.subject) { $0.isReference(includingDeclaration: includingDeclaration) }
    return sorted(places + lookUps(leadingTo: occurrence))
  }

  /// The look-ups that lead to a router, a class or a text, by whatever name.
  func lookUps(leadingTo occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route, .identifier: []
    case .url where occurrence.role == .registration: lookUps(ofURLs: registeredTexts(for: occurrence))
    case .url: registeredTexts(for: occurrence).flatMap { $0.registrations.map(\.site) }
    case .router(let name):
      lookUps(routes: { $0.isMade(by: name) }, texts: { $0.router == name })
    case .destination(let type):
      lookUps(
        routes: { $0.destinations.contains(type) }, texts: { destinationTypes(of: $0).contains(type) })
    }
  }

  private func lookUps(
    routes isRegistration: (Route.Registration) -> Bool, texts isText: (RouteText.Registration) -> Bool
  ) -> [Site] {
    let registered = routes.filter { $0.registrations.contains(where: isRegistration) }.map(\.key)
    let byRoute = adapting(registered).compactMap { route($0) }.flatMap { $0.lookUps.map(\.site) }
    let named = identifiers.filter { $0.registrations.contains(where: isText) }
    let patterns = urls.filter { $0.registrations.contains(where: isText) }
    return byRoute + named.flatMap { $0.lookUps.map(\.site) } + lookUps(ofURLs: patterns)
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

extension Route.Registration {
  /// Whether it registers the route with a router class. An easy factory only stands in one.
  func isMade(by router: String) -> Bool {
    form != .easyFactory && call.registrar == .type(name: router)
  }
}

extension Occurrence.Role {
  fileprivate func isReference(includingDeclaration: Bool) -> Bool {
    switch self {
    case .definition: false
    case .declaration: includingDeclaration
    case .registration, .adapter, .lookUp, .mention: true
    }
  }
}
