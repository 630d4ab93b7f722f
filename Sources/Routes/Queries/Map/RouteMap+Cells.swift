/// The cells of screens.
extension RouteMap {
  /// The map with the cells that a node leads to as one node beside it, in its cluster. A cell that several screens share is
  /// part of each; one that leads on stays a node of its own. What was added is apart from what was removed.
  package var withCellsGrouped: RouteMap {
    let leading = Set(edges.map(\.source))
    let known = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    var groups: [String: CellGroup] = [:]
    var result: [Edge] = []
    for edge in edges {
      guard edge.namesParts, let cell = known[edge.target], cell.kind == .cell, !leading.contains(cell.id),
        let screen = known[edge.source]
      else {
        result.append(edge)
        continue
      }
      let id = "cells \(edge.change?.rawValue ?? "") \(screen.id)"
      var group = groups[id] ?? CellGroup(screen: screen, change: edge.change, edge: result.count)
      if group.cells.isEmpty { result.append(Edge(source: screen.id, target: id, uses: [], change: edge.change)) }
      group.cells.append(cell)
      result[group.edge].uses += edge.uses
      groups[id] = group
    }
    let gone = Set(groups.values.flatMap { $0.cells.map(\.id) }).subtracting(result.map(\.target))
    let made = groups.map { id, group in group.node(id, result[group.edge].uses) }
    let nodes = nodes.filter { !gone.contains($0.id) } + made
    return RouteMap(
      nodes: nodes.sorted { ($0.cluster ?? "", $0.name, $0.id) < ($1.cluster ?? "", $1.name, $1.id) }, edges: result)
  }
}

extension RouteMap.Edge {
  fileprivate var namesParts: Bool { uses.allSatisfy { $0.key?.space.table.namesParts == true } }
}

/// The cells that a screen leads to.
private struct CellGroup {
  let screen: RouteMap.Node
  let change: RouteMap.Change?
  /// The position of the edge that leads to them.
  let edge: Int
  var cells: [RouteMap.Node] = []

  /// A single cell has its own name and place.
  func node(_ id: String, _ uses: [RouteMap.Use]) -> RouteMap.Node {
    var node = screen
    (node.id, node.kind, node.name, node.site) = (id, .cells, "cells of \(screen.name)", nil)
    (node.routers, node.routes, node.change) = ([], Set(uses.compactMap(\.key)).sorted(), change)
    if let cell = cells.first, cells.count == 1 {
      (node.kind, node.name, node.site, node.isFormer) = (.cell, cell.name, cell.site, cell.isFormer)
    }
    return node
  }
}
