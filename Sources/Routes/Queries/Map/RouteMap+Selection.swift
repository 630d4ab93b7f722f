import SourceModel

/// Parts of a map.
extension RouteMap {
  /// The ids of the nodes that have a name, a router or a route of a name.
  package func ids(named name: String) -> Set<String> {
    Set(
      nodes.filter { node in
        node.name == name || node.routers.contains(name)
          || node.routes.contains { $0.fullName == name || $0.name == name }
      }.map(\.id))
  }

  package var ids: Set<String> { Set(nodes.map(\.id)) }

  /// The ids of the nodes that a route leads to, and of its entry.
  package func ids(of route: RouteKey) -> Set<String> { Set(nodes.filter { $0.routes.contains(route) }.map(\.id)) }

  /// The ids of the nodes that a file declares.
  package func ids(in file: FileID) -> Set<String> { Set(nodes.filter { $0.site?.file == file }.map(\.id)) }

  /// The nodes that are at most `depth` edges away from some of them, along the edges or against them, and these.
  package func reachable(from start: Set<String>, against: Bool = false, depth: Int = .max) -> Set<String> {
    let next = Dictionary(grouping: edges) { against ? $0.target : $0.source }
    var (found, last) = (start, start)
    var steps = 0
    while !last.isEmpty, steps < depth {
      let reached = last.flatMap { next[$0] ?? [] }.map { against ? $0.source : $0.target }
      last = Set(reached).subtracting(found)
      found.formUnion(last)
      steps += 1
    }
    return found
  }

  /// The map of some nodes, with the edges between them.
  package func of(_ ids: Set<String>) -> RouteMap {
    RouteMap(
      nodes: nodes.filter { ids.contains($0.id) },
      edges: edges.filter { ids.contains($0.source) && ids.contains($0.target) })
  }

  /// The screens and routes that no edge leads to.
  package var unused: RouteMap {
    let used = Set(edges.map(\.target))
    return of(Set(nodes.filter { ($0.kind == .screen || $0.kind == .route) && !used.contains($0.id) }.map(\.id)))
  }

  /// The map of the nodes that have an edge; the same map if it has no edge.
  package var connected: RouteMap { edges.isEmpty ? self : of(Set(edges.flatMap { [$0.source, $0.target] })) }

  /// The map of the nodes that a target holds, or that it links as an application, and of those that no target is known to
  /// hold.
  package func of(target: String) -> RouteMap {
    let isPart = { (node: Node) in node.targets.contains(target) || node.applications.contains(target) }
    return of(Set(nodes.filter { $0.targets.isEmpty || isPart($0) }.map(\.id)))
  }

  /// The names of the targets that hold nodes, sorted.
  package var targets: [String] { Set(nodes.flatMap(\.targets)).sorted() }

  /// These, and the applications that link nodes.
  package var allTargets: [String] { Set(nodes.flatMap { $0.targets + $0.applications }).sorted() }
}
