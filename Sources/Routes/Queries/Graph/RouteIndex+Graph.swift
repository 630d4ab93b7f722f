import SourceModel

/// A look-up with its two ends.
struct Routing: Hashable, Sendable {
  /// The type around the look-up; nil outside of all types.
  var type: String?
  /// What that type is a part of.
  var user: RouteNode
  var site: Site
  var targets: [RouteNode]
}

extension RouteIndex {
  /// Who routes to a node, by file. A router stands for what it makes.
  package func incoming(_ node: RouteNode) -> [RouteEdge] {
    var wanted: Set<RouteNode> = [node]
    if case .type(let name) = node, let router = router(named: name) {
      wanted.formUnion(router.destinations.map { .type($0.type) })
    }
    return edges(routings.filter { !wanted.isDisjoint(with: $0.targets) }.map { ($0.user, $0.site) })
  }

  /// Where a node routes to, by file.
  package func outgoing(_ node: RouteNode) -> [RouteEdge] {
    edges(
      routings.filter { $0.user == node }.flatMap { routing in routing.targets.map { ($0, routing.site) } })
  }

  /// All look-ups of the tree, and the other links that its systems know.
  var routings: [Routing] {
    let byRoute = routes.flatMap { route in
      let targets = nodes(of: Occurrence(subject: .route(route.key), role: .lookUp, range: .zero))
      return route.lookUps.filter { $0.form.looksUp }.map { routing($0.site, $0.user, targets) }
    }
    let byName = routers.flatMap { router in
      let targets = nodes(of: Occurrence(subject: .router(router.name), role: .lookUp, range: .zero))
      return router.uses.map { routing($0.site, $0.user, targets) }
    }
    let links = systems.all.flatMap { $0.links(in: self) }
    return byRoute + byName + links.map { routing($0.site, $0.source, [.type(whole(ofPart: $0.target))]) }
  }

  func whole(ofPart type: String) -> String {
    systems.all.lazy.compactMap { $0.whole(ofPart: type, in: self) }.first ?? type
  }

  private func routing(_ site: Site, _ user: String?, _ targets: [RouteNode]) -> Routing {
    Routing(
      type: user, user: user.map { .type(whole(ofPart: $0)) } ?? .file(site.file), site: site, targets: targets)
  }

  /// In the order of their first places.
  private func edges(_ ends: [(node: RouteNode, site: Site)]) -> [RouteEdge] {
    var positions: [End: Int] = [:]
    var edges: [RouteEdge] = []
    for end in ends.sorted(by: { isOrdered($0.site, before: $1.site) }) {
      let position = positions[End(node: end.node, file: end.site.file)] ?? edges.count
      if position == edges.count {
        positions[End(node: end.node, file: end.site.file)] = position
        edges.append(RouteEdge(node: end.node, sites: [end.site]))
      } else if edges[position].sites.last != end.site {
        edges[position].sites.append(end.site)
      }
    }
    return edges
  }

  private struct End: Hashable {
    var node: RouteNode
    var file: FileID
  }
}
