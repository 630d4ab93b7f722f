import SourceModel

extension RouteIndex {
  /// What stands at a zero-based line and a column in the units of `encoding`.
  package func occurrence(in file: FileID, line: Int, column: Int, encoding: PositionEncoding) -> Occurrence? {
    occurrences[file]?.first { $0.range.touches(line: Int32(clamping: line), column: column, in: encoding) }
  }

  /// Where the subject is registered; for an adapted route, where the end of its chain is; for a router, its class.
  package func registrations(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route(let key): registeredEnds(of: key).flatMap { $0.registrations.map(\.site) }
    case .router(let name): router(named: name)?.declared.map { [$0] } ?? []
    case .destination(let type): registrations(ofDestination: type)
    case .identifier(let value, let family): text(value, family, in: identifiers)?.registrations.map(\.site) ?? []
    case .url(let value, let family): text(value, family, in: urls)?.registrations.map(\.site) ?? []
    }
  }

  /// The names of the destination classes that the subject leads to, where the tree declares them.
  package func destinations(of occurrence: Occurrence) -> [Site] {
    destinationTypes(of: occurrence).flatMap { classes.sites(of: $0) }
  }

  /// Every place of the subject in all roles, in path order.
  package func references(of occurrence: Occurrence, includingDeclaration: Bool) -> [Site] {
    let sites = occurrences.flatMap { file, all in
      all.filter { $0.subject == occurrence.subject && (includingDeclaration || $0.role != .declaration) }
        .map { Site(file: file, range: $0.range) }
    }
    return Set(sites).sorted(by: isOrdered)
  }

  /// Path order, then source order.
  package func isOrdered(_ left: Site, before right: Site) -> Bool {
    let (first, second) = (fileOrder[left.file] ?? 0, fileOrder[right.file] ?? 0)
    return first == second ? left.range < right.range : first < second
  }

  /// The route itself if something registers it, otherwise the registered routes that its adapters lead to.
  func registeredEnds(of key: RouteKey) -> [Route] {
    var seen: Set<RouteKey> = [key]
    var pending = [key]
    var ends: [Route] = []
    while let next = pending.popLast(), seen.count <= Self.longestChain {
      guard let route = route(next) else { continue }
      if !route.registrations.isEmpty {
        ends.append(route)
        continue
      }
      for adaptee in route.adapters.compactMap(\.adaptee) where seen.insert(adaptee).inserted {
        pending.append(adaptee)
      }
    }
    return ends
  }

  private func destinationTypes(of occurrence: Occurrence) -> [String] {
    let types: [String]
    switch occurrence.subject {
    case .route(let key): types = registeredEnds(of: key).flatMap { $0.registrations.flatMap(\.destinations) }
    case .router(let name): types = router(named: name)?.destinations.map(\.type) ?? []
    case .destination(let type): types = [type]
    case .identifier(let value, let family):
      types = routers(family) { $0.identifiers.contains { $0.value == value } }
    case .url(let value, let family):
      types = routers(family) { $0.urlPatterns.contains { $0.value == value } }
    }
    return Set(types).sorted()
  }

  private func routers(_ family: RouteFamily?, where holds: (Router) -> Bool) -> [String] {
    routers.filter { (family == nil || $0.family == family) && holds($0) }.flatMap { $0.destinations.map(\.type) }
  }

  private func registrations(ofDestination type: String) -> [Site] {
    let plain = routers.flatMap { $0.destinations.filter { $0.type == type }.map(\.site) }
    let easy = routes.flatMap { route in
      route.registrations.filter { $0.form == .easyFactory && $0.destinations.contains(type) }.map(\.site)
    }
    return (plain + easy).sorted(by: isOrdered)
  }

  private func text(_ value: String, _ family: RouteFamily?, in texts: [RouteText]) -> RouteText? {
    texts.first { $0.value == value && (family == nil || $0.family == family) }
  }
}
