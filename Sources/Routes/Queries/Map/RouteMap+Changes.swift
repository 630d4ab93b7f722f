/// Maps of two revisions as one.
extension RouteMap {
  /// The map with what is not in an older one as added, and what only the older one has as removed. Unchanged nodes stay
  /// where an edge of theirs changed; other unchanged parts are left out.
  package func changes(since old: RouteMap) -> RouteMap {
    let edges = changedEdges(since: old)
    let (now, before) = (Set(nodes.map(\.id)), Set(old.nodes.map(\.id)))
    let ends = Set(edges.flatMap { [$0.source, $0.target] })
    let added = nodes.map { node in
      var node = node
      if !before.contains(node.id) { node.change = .added }
      return node
    }
    let removed = old.nodes.filter { !now.contains($0.id) }.map { node in
      var node = node
      (node.change, node.isFormer) = (.removed, true)
      return node
    }
    let all = (added + removed).filter { $0.change != nil || ends.contains($0.id) }
    return RouteMap(nodes: all.sorted { ($0.name, $0.id) < ($1.name, $1.id) }, edges: edges)
  }

  private func changedEdges(since old: RouteMap) -> [Edge] {
    let (now, before) = (Set(edges.map(\.ends)), Set(old.edges.map(\.ends)))
    let added = edges.filter { !before.contains($0.ends) }.map { edge in
      var edge = edge
      edge.change = .added
      return edge
    }
    let removed = old.edges.filter { !now.contains($0.ends) }.map { edge in
      var edge = edge
      edge.change = .removed
      for index in edge.uses.indices { edge.uses[index].isFormer = true }
      return edge
    }
    return added + removed
  }
}
