import SourceModel

/// The clusters of a map, and how they are folded.
extension RouteMap {
  /// What nodes are grouped by.
  package enum Clustering: String, CaseIterable, Sendable {
    case target, folder, none
  }

  /// The map for a drawing of at most `limit` nodes: in clusters, the best ones where none are given, and with the cells of
  /// screens as one node. `path` and `formerPath` are those of `clustered`.
  package func arranged(
    by clustering: Clustering? = nil, atMost limit: Int, path: (FileID) -> String,
    formerPath: (FileID) -> String = { _ in "" }
  ) -> RouteMap {
    let clustering = clustering ?? withCellsGrouped.bestClustering(atMost: limit)
    return clustered(by: clustering, path: path, formerPath: formerPath).withCellsGrouped
  }

  /// The clustering that says most of a map of at most `limit` nodes: by target, if its nodes are in several targets and
  /// none of them must be folded.
  private func bestClustering(atMost limit: Int) -> Clustering {
    targets.count > 1 && nodes.count <= limit ? .target : .folder
  }

  /// The map with its nodes in clusters. `path` is the printed path of a file, and `formerPath` that in the older revision.
  package func clustered(
    by clustering: Clustering, path: (FileID) -> String, formerPath: (FileID) -> String = { _ in "" }
  ) -> RouteMap {
    var map = self
    for index in map.nodes.indices {
      map.nodes[index].cluster =
        switch clustering {
        case .target: nodes[index].targets.isEmpty ? nil : nodes[index].targets.joined(separator: ", ")
        case .folder:
          nodes[index].site.flatMap { Self.folder(of: nodes[index].isFormer ? formerPath($0.file) : path($0.file)) }
        case .none: nil
        }
    }
    map.nodes.sort { ($0.cluster ?? "", $0.name, $0.id) < ($1.cluster ?? "", $1.name, $1.id) }
    return map
  }

  /// nil at the top.
  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").flatMap { $0 == path.startIndex ? nil : String(path[..<$0]) }
  }

  /// The map with so many clusters folded, the largest first, that it has at most `limit` nodes. If all clusters together are
  /// too many, those of a folder are folded into one. Nodes outside of clusters stay.
  package func folded(toAtMost limit: Int) -> RouteMap {
    var map = self
    while map.nodes.count > limit {
      let clusters = map.largestClusters(excess: map.nodes.count - limit)
      guard let next = clusters.isEmpty ? map.withShorterClusters : map.folding(clusters) else { break }
      map = next
    }
    return map
  }

  /// The largest clusters of several nodes, so many that as many nodes as the excess are gone if they are folded.
  private func largestClusters(excess: Int) -> [String] {
    var counts: [String: Int] = [:]
    for node in nodes { if let cluster = node.cluster { counts[cluster, default: 0] += 1 } }
    let sorted = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var gone = 0
    return sorted.prefix { cluster in
      defer { gone += cluster.value - 1 }
      return gone < excess
    }.map(\.key)
  }

  /// The map with the deepest clusters in the folder around them; nil if no cluster is in a folder.
  private var withShorterClusters: RouteMap? {
    func depth(_ cluster: String) -> Int { cluster.utf8.count { $0 == UInt8(ascii: "/") } }
    let deepest = clusters.map(depth).max() ?? 0
    if deepest == 0 { return nil }
    var map = self
    for index in map.nodes.indices {
      guard let cluster = map.nodes[index].cluster, depth(cluster) == deepest else { continue }
      map.nodes[index].cluster = cluster.lastIndex(of: "/").map { String(cluster[..<$0]) }
    }
    return map
  }

  private func folding(_ clusters: [String]) -> RouteMap {
    let inside = Dictionary(grouping: nodes) { $0.cluster ?? "" }
    let folded = clusters.map { Self.whole($0, of: inside[$0] ?? []) }
    let names = Set(clusters)
    let others = nodes.filter { $0.cluster.map(names.contains) != true }
    var ends: [String: String] = [:]
    for whole in folded { for node in inside[whole.name] ?? [] { ends[node.id] = whole.id } }
    return RouteMap(nodes: others + folded, edges: redirected { ends[$0] ?? $0 })
  }

  private static func whole(_ cluster: String, of inside: [Node]) -> Node {
    var whole = Node(id: "cluster \(cluster)", kind: .cluster, name: cluster, cluster: cluster)
    whole.folded = inside.reduce(0) { $0 + max($1.folded, 1) }
    whole.targets = Set(inside.flatMap(\.targets)).sorted()
    let changes = Set(inside.map(\.change))
    whole.change = changes.count == 1 ? inside.first?.change : nil
    return whole
  }

  /// The edges with other ends. Those that have two ends in one folded cluster are left out.
  private func redirected(_ end: (String) -> String) -> [Edge] {
    var positions: [Ends: Int] = [:]
    var result: [Edge] = []
    for edge in edges {
      let ends = Ends(source: end(edge.source), target: end(edge.target))
      if ends.source == ends.target, ends.source != edge.source { continue }
      if let position = positions[ends] {
        result[position].uses += edge.uses
        if result[position].change != edge.change { result[position].change = nil }
      } else {
        positions[ends] = result.count
        result.append(Edge(source: ends.source, target: ends.target, uses: edge.uses, change: edge.change))
      }
    }
    return result
  }
}
