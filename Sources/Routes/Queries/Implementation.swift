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
      case .route: answeringRoutes(for: occurrence).flatMap { $0.registrations.flatMap(\.destinations) }
      case .router(let name): router(named: name)?.destinations.map(\.type) ?? []
      case .destination(let type): [type]
      case .member: []
      }
    return Set(types).sorted()
  }

  /// The destination classes at the end of a route's adapters, sorted.
  package func destinationTypes(ofRoute key: RouteKey) -> [String] {
    route(key).map(destinationTypes) ?? []
  }

  /// The same of a route of the index, which need not be searched.
  package func destinationTypes(of route: Route) -> [String] {
    let types = registeredEnds(of: route).flatMap { $0.registrations.flatMap(\.destinations) }
    return types.count < 2 ? types : Set(types).sorted()
  }
}

extension String {
  /// The text with destination classes behind it, if there are any: `view route → EditorViewController`.
  package func leading(to destinations: [String]) -> String {
    destinations.isEmpty ? self : "\(self) → \(destinations.joined(separator: ", "))"
  }
}
