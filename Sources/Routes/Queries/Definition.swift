import SourceModel

extension RouteIndex {
  /// Where the subject is registered; for an adapted route, where the end of its chain is. The class of a router is what
  /// the language's own server shows. No server shows the class or the member that only documents name.
  package func registrations(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route: sorted(answeringRoutes(for: occurrence).flatMap { $0.registrations.map(\.site) })
    case .router: []
    case .destination(let type): registrations(ofDestination: type)
    case .member: occurrence.isOwnDeclaration ? [] : declarations(of: occurrence)
    }
  }

  /// The registered routes that answer a route: those at the end of its adapters, for a URL that is
  /// looked up the patterns that match it, and the other routes that the resolver of the system
  /// names. Empty for other subjects.
  func answeringRoutes(for occurrence: Occurrence) -> [Route] {
    guard case .route(let key) = occurrence.subject else { return [] }
    guard key.space.naming == .urlPattern, occurrence.role != .registration else {
      let others = [.lookUp, .mention].contains(occurrence.role) ? statusResolver.otherKeys(answering: key) : []
      return registeredEnds(of: key) + others.compactMap(route)
    }
    return matches(key.name, in: key.space).compactMap { route(RouteKey(space: key.space, name: $0.pattern)) }
  }

  private func registrations(ofDestination type: String) -> [Site] {
    let made = destinationTable.made.filter { $0.type == type }.map(\.site)
    return sorted(made.isEmpty ? classes.sites(of: type) : made)
  }
}
