import Routes
import RoutingSystems

/// The graph around the fixture's cursor, one line each: `from Menu 3:5 4:5`, `to Player 7:2`.
package func graph(in fixture: Fixture, systems: SystemList = .builtIn) -> [String] {
  let linked = FixtureIndex(fixture, systems: systems)
  let dump = IndexDump(linked)
  func text(_ word: String, _ edge: RouteEdge) -> String {
    "\(word) \(name(of: edge.node, linked)) \(edge.sites.map(dump.place).joined(separator: " "))"
  }
  let nodes = linked.occurrences(at: fixture.cursors.first).flatMap(linked.index.nodes)
  return nodes.flatMap { node in
    let place = linked.index.site(of: node).map(dump.place) ?? "?"
    return ["\(name(of: node, linked)) \(place)"] + linked.index.incoming(node).map { text("from", $0) }
      + linked.index.outgoing(node).map { text("to", $0) }
  }
}

private func name(of node: RouteNode, _ linked: FixtureIndex) -> String {
  switch node {
  case .type(let name): name
  case .route(let key): "\(key.space.noun) \(key.fullName)"
  case .file(let file): linked.path(of: file)
  }
}
