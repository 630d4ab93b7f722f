import SourceModel

/// Puts every place that a client may ask about into one list per file.
enum OccurrenceLinker {
  static func occurrences(in index: RouteIndex) -> [FileID: [Occurrence]] {
    var result: [FileID: [Occurrence]] = [:]
    func insert(_ subject: Occurrence.Subject, _ role: Occurrence.Role, _ site: Site) {
      result[site.file, default: []].append(Occurrence(subject: subject, role: role, range: site.range))
    }
    for route in index.routes {
      let subject = Occurrence.Subject.route(route.key)
      for declaration in route.declarations { insert(subject, .declaration, declaration.site) }
      for registration in route.registrations { insert(subject, .registration, registration.site) }
      for (type, site) in route.documentedDestinations { insert(.destination(type), .registration, site) }
      for lookUp in route.lookUps {
        insert(subject, lookUp.form == .comparison ? .mention : .lookUp, lookUp.site)
      }
      for literal in route.constants { insert(subject, .mention, literal) }
      for mention in route.mentions { insert(subject, .mention, mention.site) }
      for adapter in route.adapters {
        insert(subject, .adapter, adapter.site)
        if let adaptee = adapter.adaptee { insert(.route(adaptee), .lookUp, adapter.adapteeSite) }
      }
    }
    for router in index.routers {
      if let declared = router.declared { insert(.router(router.name), .declaration, declared) }
      for use in router.uses { insert(.router(router.name), .lookUp, use.site) }
      for site in router.registrars { insert(.router(router.name), .registration, site) }
      for destination in router.destinations { insert(.destination(destination.type), .registration, destination.site) }
    }
    for made in index.destinationTable.made {
      if let type = made.type { insert(.destination(type), .registration, made.site) }
    }
    for destination in index.destinations { insert(.destination(destination.type), .declaration, destination.site) }
    let destinations = index.destinationTypes
    for named in index.systems.all.flatMap({ $0.members(in: index) }) {
      if named.member.kind == .class, destinations.contains(named.member.name) {
        insert(.destination(named.member.name), .mention, named.site)
        continue
      }
      insert(.member(named.member), .lookUp, named.site)
      for site in named.declarations { insert(.member(named.member), .declaration, site) }
    }
    for (subject, site) in definitions(in: index) { insert(subject, .definition, site) }
    return result.mapValues(sorted)
  }

  /// The protocols of routes, and the classes of destinations and routers, where the language declares, extends or
  /// implements them.
  private static func definitions(in index: RouteIndex) -> [(Occurrence.Subject, Site)] {
    let protocols = index.routes.flatMap { route in
      route.components.flatMap { index.protocols.definitions(named: $0) }
        .map { (Occurrence.Subject.route(route.key), $0.site) }
    }
    let classes = index.destinationTypes.flatMap { type in
      index.bodies(of: type).map { (Occurrence.Subject.destination(type), $0) }
    }
    let routers = index.routers.flatMap { router in
      index.bodies(of: router.name).map { (Occurrence.Subject.router(router.name), $0) }
    }
    return protocols + classes + routers
  }

  /// One for each subject of a place: the protocol's own line may declare it routable, too.
  private static func sorted(_ occurrences: [Occurrence]) -> [Occurrence] {
    let ordered = occurrences.sorted { left, right in
      if left.range != right.range { return left.range < right.range }
      if left.role != right.role { return left.role.rank < right.role.rank }
      return left.subject.description < right.subject.description
    }
    var seen: Set<Place> = []
    return ordered.filter { seen.insert(Place(range: $0.range, subject: $0.subject)).inserted }
  }

  private struct Place: Hashable {
    var range: SourceRange
    var subject: Occurrence.Subject
  }
}

extension RouteIndex {
  /// The names at the heads of a class and of its extensions.
  fileprivate func bodies(of name: String) -> [Site] {
    var sites = classes.sites(of: name)
    types.heads.forEach(declaring: name) { head, file in
      guard head.kind == .extension, !head.isLocal else { return }
      sites.append(Site(file: file.id, range: head.name.range))
    }
    return sites
  }
}

extension Occurrence.Role {
  /// Lower says more of a place.
  fileprivate var rank: Int {
    switch self {
    case .declaration: 0
    case .registration: 1
    case .adapter: 2
    case .lookUp: 3
    case .mention: 4
    case .definition: 5
    }
  }
}
