import SourceModel

extension RouteIndex {
  /// Why nothing answers a look-up of an unregistered route, as the end of a sentence that begins with "nothing
  /// registers it"; nil where nothing in the code tells.
  func explanation(of route: Route) -> String? {
    let targets = Set(route.registrations.flatMap { linkages[$0.site.file]?.targets ?? [] }).sorted()
    if !targets.isEmpty {
      let word = targets.count == 1 ? "target" : "targets"
      return "; it is registered in the \(word) \(TargetNames.quoted(targets)) only"
    }
    if let adapter = route.adapters.first {
      return "; its adapter leads to '\(adapter.adapteeName)', which nothing registers either"
    }
    let others = RouteKind.allCases.filter { kind in
      let key = RouteKey(system: route.key.system, kind: kind, name: route.key.name)
      return kind != route.key.kind && self.route(key)?.registrations.isEmpty == false
    }
    guard let other = others.first else { return nil }
    return "; it is registered as a \(other.words)"
  }

  /// The first places that declare a route, to be shown beside each finding.
  func declarations(of route: Route) -> [Finding.Related] {
    route.declarations.prefix(Finding.mostRelated).map {
      Finding.Related(site: $0.site, message: "'\(route.key.name)' is declared routable here")
    }
  }
}
