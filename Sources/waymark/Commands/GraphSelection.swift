import ArgumentParser
import Routes
import SourceModel
import Workspace

/// The part of the graph that `graph` draws.
struct GraphSelection: ParsableArguments {
  @Option(help: ArgumentHelp("Draw what this screen, router or route leads to; may be repeated.", valueName: "name"))
  var from: [String] = []

  @Option(help: ArgumentHelp("Draw what leads to this screen, router or route; may be repeated.", valueName: "name"))
  var to: [String] = []

  @Option(help: ArgumentHelp("Follow at most so many steps from --from and --to.", valueName: "steps"))
  var depth: Int?

  @Option(help: ArgumentHelp("Draw only what this target holds, or links as an application.", valueName: "name"))
  var target: String?

  @Flag(help: "Draw only the screens that nothing leads to.")
  var unused = false

  @Option(
    help: ArgumentHelp(
      "Draw what changed since a revision, or since A in A..B; A... starts at the merge base.", valueName: "revisions"),
    completion: .revision)
  var since: String?

  @Option(help: "Group the nodes by target, by folder, or not; by target where there are several.")
  var cluster: RouteMap.Clustering?

  @Option(help: ArgumentHelp("Fold the largest groups until so many nodes are left.", valueName: "number"))
  var maxNodes: Int?

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("--depth takes a number of steps, from 0") }
    if let maxNodes, maxNodes < 1 { throw ValidationError("--max-nodes takes a number from 1") }
  }

  /// The tree to draw, and the older one that it is compared with.
  func trees(
    _ options: TreeOptions, for purpose: ReadingPurpose
  ) throws -> (new: ScannedTree, old: ScannedTree?) {
    guard let since else { return (try ScannedTree(options, for: purpose), nil) }
    let range = RevisionRange(since)
    let reader = try RevisionReader(options, for: purpose)
    let old = try reader.base(of: range)
    return (try range.new.map(reader.tree) ?? ScannedTree(options, for: purpose), old)
  }

  /// The map for a drawing of at most `limit` nodes. Throws a `Failure` for a name that the tree does not have.
  func map(of tree: ScannedTree, since old: ScannedTree?, _ only: RouteOptions, atMost limit: Int) throws -> RouteMap {
    var map = Self.map(of: tree, only)
    if let old { map = map.changes(since: Self.map(of: old, only)) }
    let chosen = try chosen(of: map)
    let formerPath = old.map { old in { old.path(of: $0) } } ?? tree.path
    return chosen.arranged(by: cluster, atMost: limit, path: tree.path, formerPath: formerPath)
  }

  /// Uses of routers by name and links are of no kind, and have no status.
  private static func map(of tree: ScannedTree, _ only: RouteOptions) -> RouteMap {
    let listed = Set(only.listedSystems(of: tree.index))
    let isWhole = only.onlyKinds.isEmpty && only.onlyStatuses.isEmpty
    return tree.index.map(
      of: tree.routes.filter(only.includes), includesOthers: { isWhole && listed.contains($0) },
      path: tree.path)
  }

  private func chosen(of map: RouteMap) throws -> RouteMap {
    var map = map
    if let target {
      try Advice.check(target, "target", isAmong: map.allTargets)
      map = map.of(target: target)
    }
    if unused { map = map.unused }
    if !from.isEmpty { map = map.of(map.reachable(from: try ids(from, in: map), depth: depth ?? .max)) }
    if !to.isEmpty { map = map.of(map.reachable(from: try ids(to, in: map), against: true, depth: depth ?? .max)) }
    return map
  }

  private func ids(_ names: [String], in map: RouteMap) throws -> Set<String> {
    try names.reduce(into: []) { ids, name in
      let found = map.ids(named: name)
      if found.isEmpty {
        let advice = Advice.text(for: name, among: map.nodes.map(\.name), listedBy: "waymark scan")
        throw Failure("no screen, router or route of the map is called '\(name)'; \(advice)")
      }
      ids.formUnion(found)
    }
  }
}

extension RouteMap.Clustering: ExpressibleByArgument {}
