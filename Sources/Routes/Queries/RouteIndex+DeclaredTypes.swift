import SourceModel

extension RouteIndex {
  /// The places that declare a route. A type that names a route of a table for any type is declared where it is declared.
  package func declarationSites(of route: Route) -> [Site] {
    guard route.declarations.isEmpty, route.key.space.table.takesAnyType, route.components.count == 1,
      let name = route.components.first
    else { return route.declarations.map(\.site) }
    var sites: [Site] = []
    types.heads.forEach(declaring: name) { head, file in
      guard !head.isLocal, head.kind != .extension, head.kind != .typealias else { return }
      sites.append(Site(file: file.id, range: head.name.range))
    }
    return sites.sorted { ($0.file.rawValue, $0.range) < ($1.file.rawValue, $1.range) }
  }
}
