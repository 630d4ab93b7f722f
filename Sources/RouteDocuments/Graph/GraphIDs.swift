import Routes

/// Short names for the nodes and clusters of a map, which need no escapes in any form.
struct GraphIDs {
  private let nodes: [String: String]
  private let clusters: [String: String]

  init(_ map: RouteMap) {
    nodes = Dictionary(uniqueKeysWithValues: map.nodes.enumerated().map { ($1.id, "n\($0)") })
    clusters = Dictionary(uniqueKeysWithValues: map.clusters.enumerated().map { ($1, "c\($0)") })
  }

  func id(of node: String) -> String { nodes[node] ?? "" }

  func id(ofCluster name: String) -> String { clusters[name] ?? "" }
}

extension RouteMap {
  /// The nodes of each cluster, and those outside of all clusters under nil, which come first.
  var nodesByCluster: [(cluster: String?, nodes: [Node])] {
    let groups = Dictionary(grouping: nodes, by: \.cluster)
    return ([nil] + clusters.map { $0 }).compactMap { name in groups[name].map { (name, $0) } }
  }
}

extension RouteMap.Node {
  /// The name; the number of nodes or cells that it stands for behind it.
  var title: String {
    switch kind {
    case .cells: "\(name): \(routes.count)"
    case .cluster: "\(name): \(folded) \(folded == 1 ? "node" : "nodes")"
    case .screen, .code, .file, .door, .route, .cell: name
    }
  }
}

extension RouteMap.Edge {
  /// The first names that its look-ups spell, and the number of others.
  var title: String {
    var labels: [String] = []
    for use in uses where use.status != nil && !labels.contains(use.label) { labels.append(use.label) }
    let shown = labels.prefix(Self.longestTitle).joined(separator: ", ")
    return labels.count > Self.longestTitle ? "\(shown) and \(labels.count - Self.longestTitle) more" : shown
  }

  private static let longestTitle = 2

  /// As the output contract spells it: `linked` for a connection that is not a look-up.
  var statusWord: String { status?.word ?? "linked" }
}
