import Routes

/// A map as a flow chart of Mermaid (https://mermaid.js.org/syntax/flowchart.html), without a fence around it.
package struct GraphMermaid {
  /// What GitHub draws: `maxEdges` and `maxTextSize` of Mermaid's configuration.
  static let mostEdges = 500
  static let mostBytes = 50_000

  private let map: RouteMap

  package init(map: RouteMap) { self.map = map }

  package var isDrawable: Bool { map.edges.count <= Self.mostEdges && text.utf8.count <= Self.mostBytes }

  package var text: String {
    let ids = GraphIDs(map)
    let nodes = map.nodesByCluster.flatMap { lines(of: $0.nodes, in: $0.cluster, ids) }
    let edges = map.edges.map { edge in
      let label = edge.title.isEmpty ? "" : "|\(Self.quoted(edge.title))|"
      return "  \(ids.id(of: edge.source)) \(Self.arrow(edge))\(label) \(ids.id(of: edge.target))"
    }
    return (["flowchart LR"] + nodes + edges + styles(ids)).joined(separator: "\n") + "\n"
  }

  /// In a block of Markdown below a line; the line alone if nothing is drawn.
  package func markdown(titled line: String) -> String {
    map.nodes.isEmpty ? "\(line)\n" : "\(line)\n\n```mermaid\n\(text)```\n"
  }

  private func lines(of nodes: [RouteMap.Node], in cluster: String?, _ ids: GraphIDs) -> [String] {
    let lines = nodes.map { node in
      let (open, close) = Self.shape(of: node.kind)
      return "\(ids.id(of: node.id))\(open)\(Self.quoted(node.title))\(close)"
    }
    // A cluster that is folded is a node.
    guard let cluster, nodes.contains(where: { $0.kind != .cluster }) else { return lines.map { "  \($0)" } }
    return ["  subgraph \(ids.id(ofCluster: cluster))[\(Self.quoted(cluster))]"] + lines.map { "    \($0)" } + ["  end"]
  }

  private static func shape(of kind: RouteMap.Node.Kind) -> (String, String) {
    switch kind {
    case .screen: ("[", "]")
    case .code: ("(", ")")
    case .file: ("[/", "/]")
    case .door: ("([", "])")
    case .route: ("{{", "}}")
    case .cell, .cells: (">", "]")
    case .cluster: ("[[", "]]")
    }
  }

  private static func arrow(_ edge: RouteMap.Edge) -> String {
    switch edge.status {
    case .registered, .adapted: "-->"
    case .unknown, .unregistered: "-.->"
    case nil: "---"
    }
  }

  // MARK: Styles

  private func styles(_ ids: GraphIDs) -> [String] {
    let missing = map.edges.indices.filter { map.edges[$0].status == .unregistered && map.edges[$0].change == nil }
    let links =
      [(missing, "stroke:#d1242f"), (edges(.added), "stroke:#1a7f37"), (edges(.removed), "stroke:#d1242f")]
      .filter { !$0.0.isEmpty }
      .map { "  linkStyle \($0.map(String.init).joined(separator: ",")) \($1)" }
    let nodes = [(RouteMap.Change.added, "stroke:#1a7f37"), (.removed, "stroke:#d1242f,stroke-dasharray:4")]
    return links
      + nodes.flatMap { change, style -> [String] in
        let changed = map.nodes.filter { $0.change == change }.map { ids.id(of: $0.id) }
        if changed.isEmpty { return [] }
        return [
          "  classDef \(change.rawValue) \(style)", "  class \(changed.joined(separator: ",")) \(change.rawValue)",
        ]
      }
  }

  private func edges(_ change: RouteMap.Change) -> [Int] { map.edges.indices.filter { map.edges[$0].change == change } }

  /// Entity codes stand for what would end the text, or be read as Markdown or as an entity code.
  private static func quoted(_ text: String) -> String {
    let escaped = text.visible.map { character -> String in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "`": "#96;"
      case "&": "#amp;"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
