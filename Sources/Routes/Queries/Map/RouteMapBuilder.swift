import SourceModel

extension RouteIndex {
  /// The map of some routes. `path` is the printed path of a file.
  ///
  /// Uses of routers by name, and links that are not look-ups, are part of it if `includesOthers` says so of their system.
  /// Code of tests is left out.
  package func map(of routes: [Route], includesOthers: (String) -> Bool, path: (FileID) -> String) -> RouteMap {
    withoutActuallyEscaping(path) { path in
      var builder = RouteMapBuilder(index: self, path: path)
      for route in routes { builder.insert(route) }
      for router in routers where includesOthers(router.system) { builder.insert(router) }
      for system in systems.all where includesOthers(system.id) { builder.insert(system.links(in: self)) }
      return builder.map
    }
  }
}

/// Collects the nodes and edges of a map.
private struct RouteMapBuilder {
  let index: RouteIndex
  let path: (FileID) -> String
  private var nodes: [String: RouteMap.Node] = [:]
  private var edges: [EdgeEnds: [RouteMap.Use]] = [:]
  private let screens: Set<String>
  /// The classes that are parts of screens.
  private let parts: Set<String>

  private struct EdgeEnds: Hashable {
    let source: String
    let target: String
  }

  init(index: RouteIndex, path: @escaping (FileID) -> String) {
    (self.index, self.path, screens) = (index, path, index.destinationTypes)
    parts = index.routes.reduce(into: []) { parts, route in
      guard route.key.space.table.namesParts else { return }
      for registration in route.registrations { parts.formUnion(registration.destinations) }
    }
  }

  var map: RouteMap {
    let index = index
    let edges = edges.map { ends, uses in
      let uses = uses.count == 1 ? uses : uses.sorted { Self.isOrdered($0, before: $1, in: index) }
      return RouteMap.Edge(source: ends.source, target: ends.target, uses: uses)
    }
    return RouteMap(
      nodes: nodes.values.map(Self.sorted).sorted { ($0.name, $0.id) < ($1.name, $1.id) },
      edges: edges.sorted { left, right in
        if let first = left.uses.first, let second = right.uses.first, first.site != second.site {
          return Self.isOrdered(first, before: second, in: index)
        }
        return (left.source, left.target) < (right.source, right.target)
      })
  }

  private static func isOrdered(
    _ left: RouteMap.Use, before right: RouteMap.Use, in index: RouteIndex
  ) -> Bool {
    guard let first = left.site, let second = right.site else { return left.site != nil }
    return first == second ? left.label < right.label : index.isOrdered(first, before: second)
  }

  private static func sorted(_ node: RouteMap.Node) -> RouteMap.Node {
    var node = node
    node.routers = Set(node.routers).sorted()
    node.routes = Set(node.routes).sorted()
    return node
  }

  // MARK: Routes

  /// A file that is there and has no class of its own, such as a storyboard, is not a screen. A cell that nothing looks up is
  /// part of no screen.
  mutating func insert(_ route: Route) {
    let isLookedUp = route.lookUps.contains { $0.form.looksUp && isShown($0.site) }
    if route.key.space.table.namesParts, !isLookedUp { return }
    let targets = ends(of: route)
    let isFile = !route.registrations.isEmpty && route.registrations.allSatisfy { $0.form == .file }
    if isFile, targets == [.route(route.key)] { return }
    for registration in route.registrations where isShown(registration.site) && !registration.isImplied {
      for type in registration.destinations { note(route.key, registration.router, leadTo: insert(.type(type))) }
    }
    if route.key.space.naming == .urlPattern, route.registrations.contains(where: { isShown($0.site) }) {
      insertDoor(to: route, targets)
    }
    for lookUp in route.lookUps where lookUp.form.looksUp && isShown(lookUp.site) {
      let use = RouteMap.Use(
        key: route.key, label: route.key.fullName, status: route.status, site: lookUp.site,
        conditions: lookUp.conditions)
      let source = insert(use, from: user(lookUp.user, at: lookUp.site), to: targets)
      if lookUp.form == .bundleProperty { nodes[source]?.kind = .door }
    }
  }

  mutating func insert(_ router: Router) {
    let targets = index.nodes(of: Occurrence(subject: .router(router.name), role: .lookUp, range: .zero))
    for use in router.uses where isShown(use.site) {
      insert(
        RouteMap.Use(label: router.name, status: .registered, site: use.site), from: user(use.user, at: use.site),
        to: targets)
    }
  }

  mutating func insert(_ links: [RouteLink]) {
    for link in links where isShown(link.site) {
      insert(
        RouteMap.Use(label: link.target, status: nil, site: link.site), from: user(link.source, at: link.site),
        to: [.type(index.whole(ofPart: link.target))])
    }
  }

  /// What a look-up leads to; the route itself where no class is known.
  private func ends(of route: Route) -> [RouteNode] {
    let nodes = index.nodes(of: Occurrence(subject: .route(route.key), role: .lookUp, range: .zero))
    return nodes.isEmpty ? [.route(route.key)] : nodes
  }

  private func isShown(_ site: Site) -> Bool { index.origins[site.file] != .test }

  // MARK: Nodes

  private mutating func insertDoor(to route: Route, _ targets: [RouteNode]) {
    let id = "door \(route.key.fullName)"
    let site = route.registrations.first?.site
    nodes[id] = RouteMap.Node(
      id: id, kind: .door, name: route.key.fullName, routes: [route.key], site: site, targets: self.targets(of: site),
      applications: applications(linking: site))
    for target in targets where target != .route(route.key) {
      let use = RouteMap.Use(key: route.key, label: route.key.fullName, status: route.status, site: site)
      edges[EdgeEnds(source: id, target: insert(target)), default: []].append(use)
    }
  }

  private func user(_ type: String?, at site: Site) -> RouteNode {
    type.map { .type(index.whole(ofPart: $0)) } ?? .file(site.file)
  }

  /// Returns the id of the source. What leads to itself, such as a screen that makes itself, has no edge.
  @discardableResult
  private mutating func insert(_ use: RouteMap.Use, from source: RouteNode, to targets: [RouteNode]) -> String {
    let targets = targets.filter { $0 != source }
    let source = insert(source, at: use.site)
    for target in targets {
      let target = insert(target)
      edges[EdgeEnds(source: source, target: target), default: []].append(use)
    }
    return source
  }

  /// Returns the id of the node, which is made if it is not there. `place` is that of code outside of types.
  private mutating func insert(_ end: RouteNode, at place: Site? = nil) -> String {
    let (kind, name, id) = identity(of: end)
    if nodes[id] != nil { return id }
    let site = site(of: end) ?? place
    let routes: [RouteKey] = if case .route(let key) = end { [key] } else { [] }
    nodes[id] = RouteMap.Node(
      id: id, kind: kind, name: name, routes: routes, site: site, targets: targets(of: site),
      applications: applications(linking: site))
    return id
  }

  private mutating func note(_ key: RouteKey, _ router: String?, leadTo id: String) {
    nodes[id]?.routes.append(key)
    if let router { nodes[id]?.routers.append(router) }
  }

  /// A class comes before other types of its name. nil for code outside of types.
  private func site(of end: RouteNode) -> Site? {
    switch end {
    case .type(let name): index.classes.sites(of: name).first ?? index.site(of: end)
    case .route: index.site(of: end)
    case .file: nil
    }
  }

  private func identity(of end: RouteNode) -> (RouteMap.Node.Kind, name: String, id: String) {
    switch end {
    case .type(let name): (kind(of: name), name, end.mapID(path))
    case .route(let key): (key.space.table.namesParts ? .cell : .route, key.fullName, end.mapID(path))
    case .file(let file): (.file, path(file), end.mapID(path))
    }
  }

  private func kind(of type: String) -> RouteMap.Node.Kind {
    if screens.contains(type) { return .screen }
    return parts.contains(type) ? .cell : .code
  }

  private func applications(linking site: Site?) -> [String] {
    guard let site, let linkage = index.linkages[site.file] else { return [] }
    return index.applications.all.enumerated().filter { !linkage.certain.isDisjoint(with: ApplicationSet($0.offset)) }
      .map(\.element.name)
  }

  private func targets(of site: Site?) -> [String] {
    let targets = site.flatMap { index.linkages[$0.file]?.targets } ?? []
    return targets.filter { !index.applications.tests.contains($0) }
  }
}

extension RouteNode {
  /// The id of the node in a map. `path` is the printed path of a file.
  package func mapID(_ path: (FileID) -> String) -> String {
    switch self {
    case .type(let name): "type \(name)"
    case .route(let key): "route \(key.space.system)/\(key.space.kind) \(key.fullName)"
    case .file(let file): "file \(path(file))"
    }
  }
}
