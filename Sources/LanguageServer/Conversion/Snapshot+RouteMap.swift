import JSON
import LanguageServerProtocol
import RouteDocuments
import Routes
import SourceModel
import Workspace

extension Snapshot {
  /// The page of the routes of all folders, or of what a place or a route leads to; nil if nothing is there.
  func routeMap(_ wish: RouteMapWish) throws -> [UInt8]? {
    var map = index.map(of: index.routes, includesOthers: { _ in true }, path: shortPath)
    if let start = start(of: map, at: wish) {
      if start.isEmpty { return nil }
      map = map.of(map.reachable(from: start))
    }
    map = map.arranged(atMost: GraphPage.mostNodes, path: shortPath)
    let document = GraphDocument(
      map.connected.folded(toAtMost: GraphPage.mostNodes), of: index, sites: ShortPaths(snapshot: self),
      fileCount: index.fileCount, findings: findings(while: { !Task.isCancelled }) ?? [])
    do {
      return try document.page(root: onlyRoot ?? FilePath("/"), opening: wish.editor)
    } catch let problem as Graphviz.Problem {
      throw ResponseError(.requestFailed, "The route map cannot be drawn: \(problem.words).")
    } catch is JSONError {
      throw ResponseError(.requestFailed, "The route map is too large.")
    }
  }

  /// The nodes that a part of a map starts at; nil for the whole map.
  private func start(of map: RouteMap, at wish: RouteMapWish) -> Set<String>? {
    if let route = wish.route {
      let key = RouteKey(
        system: route.system, kind: route.kind, owner: route.owner, name: route.name, qualifier: route.qualifier,
        among: index.systems)
      return key.map(map.ids) ?? []
    }
    guard let document = wish.textDocument else { return nil }
    guard let file = id(of: document.uri) else { return [] }
    let place = wish.position.map { GoToRouterRequest(textDocument: document, position: $0) }
    let found = place.map { start(of: map, at: $0) } ?? []
    return found.isEmpty ? map.ids(in: file) : found
  }

  private func start(of map: RouteMap, at place: GoToRouterRequest) -> Set<String> {
    occurrences(at: place).reduce(into: []) { ids, occurrence in
      let nodes = index.nodes(of: occurrence).map { $0.mapID(shortPath) }
      ids.formUnion(map.ids.intersection(nodes))
      if case .route(let key) = occurrence.subject { ids.formUnion(map.ids(of: key)) }
    }
  }

  // MARK: Paths

  /// The folder that all files are in.
  private var onlyRoot: FilePath? { roots.count == 1 ? roots.first : nil }

  /// From the only folder, or whole where there are several.
  fileprivate func shortPath(_ file: FileID) -> String {
    let path = workspace.path(of: file)
    let rest = onlyRoot.flatMap(path.relative)
    return rest.map { String(decoding: $0, as: UTF8.self) } ?? path.description
  }
}

private struct ShortPaths: SiteEncoder {
  let snapshot: Snapshot

  func fields(of site: Site) -> JSONObject { JSONObject(site, path: snapshot.shortPath(site.file)) }
}
