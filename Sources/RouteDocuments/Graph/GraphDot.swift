import Routes

/// A map in the language of Graphviz (https://graphviz.org/doc/info/lang.html).
package struct GraphDot {
  private let map: RouteMap
  /// True for the layout of a page, which draws larger nodes and no titles of edges.
  private let isForPage: Bool

  package init(map: RouteMap, isForPage: Bool = false) { (self.map, self.isForPage) = (map, isForPage) }

  package var text: String {
    let ids = GraphIDs(map)
    let nodes = map.nodesByCluster.flatMap { lines(of: $0.nodes, in: $0.cluster, ids) }
    let edges = map.edges.enumerated().map { number, edge in
      let attributes = (isForPage ? ["id=\"\(number)\""] : []) + attributes(of: edge)
      return "  \(ids.id(of: edge.source)) -> \(ids.id(of: edge.target)) [\(attributes.joined(separator: ", "))];"
    }
    return (head + nodes + edges + ["}"]).joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let size = isForPage ? "fontsize=13, margin=\"0.22,0.08\", height=0.55" : "fontsize=11"
    return [
      "digraph routes {", "  rankdir=LR;", "  graph [fontname=\"Helvetica\", fontsize=12, color=\"#8c959f\"];",
      "  node [fontname=\"Helvetica\", \(size), style=\"filled\", fillcolor=\"#ffffff\", color=\"#57606a\"];",
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#57606a\"];",
    ]
  }

  private func lines(of nodes: [RouteMap.Node], in cluster: String?, _ ids: GraphIDs) -> [String] {
    let lines = nodes.map { "\(ids.id(of: $0.id)) [\(attributes(of: $0))];" }
    guard let cluster, nodes.contains(where: { $0.kind != .cluster }) else { return lines.map { "  \($0)" } }
    let head = ["  subgraph cluster_\(ids.id(ofCluster: cluster)) {", "    label=\(Self.quoted(cluster));"]
    return head + lines.map { "    \($0)" } + ["  }"]
  }

  /// A page draws shapes of its own, which are as large as the box that it is told: edges end at the box.
  private func attributes(of node: RouteMap.Node) -> String {
    let shape =
      switch node.kind {
      case _ where isForPage: "box"
      case .screen: "box"
      case .code: "ellipse"
      case .file: "note"
      case .door: "cds"
      case .route: "hexagon"
      case .cell, .cells: "tab"
      case .cluster: "box3d"
      }
    let color: [String] =
      switch node.change {
      case .added: ["color=\"\(Self.green)\""]
      case .removed: ["color=\"\(Self.red)\"", "style=\"filled,dashed\""]
      case nil: []
      }
    return (["label=\(Self.quoted(node.title))", "shape=\(shape)"] + color).joined(separator: ", ")
  }

  private func attributes(of edge: RouteMap.Edge) -> [String] {
    let style: [String] =
      switch (edge.change, edge.status) {
      case (.added, _): ["color=\"\(Self.green)\""]
      case (.removed, _): ["color=\"\(Self.red)\"", "style=dashed"]
      case (nil, .unregistered): ["color=\"\(Self.red)\"", "fontcolor=\"\(Self.red)\"", "style=dashed"]
      case (nil, .unknown): ["style=dotted"]
      case (nil, .adapted), (nil, .registered): []
      case (nil, nil): ["style=dotted", "arrowhead=open"]
      }
    let label = edge.title.isEmpty || isForPage ? [] : ["label=\(Self.quoted(edge.title))"]
    return label + style
  }

  private static let green = "#1a7f37"
  private static let red = "#d1242f"

  /// A backslash would begin an escape of Graphviz's own: `\N` is the name of the node.
  private static func quoted(_ text: String) -> String {
    let escaped = text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
