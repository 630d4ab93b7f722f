import LanguageServerProtocol
import Routes

/// The graph of what routes where, as a hierarchy of calls: its nodes are classes.
enum CallHierarchyPrepareHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.callHierarchyProvider = true
  }

  static func answer(_ request: CallHierarchyPrepareRequest, in snapshot: Snapshot) throws -> [CallHierarchyItem]? {
    let nodes = snapshot.occurrences(at: request).flatMap(snapshot.index.nodes)
    var seen: Set<RouteNode> = []
    let items = try nodes.filter { seen.insert($0).inserted }.compactMap { try snapshot.callHierarchyItem($0) }
    return items.isEmpty ? nil : items
  }
}
