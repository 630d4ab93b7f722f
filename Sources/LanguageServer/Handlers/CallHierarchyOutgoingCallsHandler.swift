import LanguageServerProtocol
import Routes

/// Where a class routes to.
enum CallHierarchyOutgoingCallsHandler: RequestHandler {
  /// `CallHierarchyPrepareHandler` says so along with its own.
  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func answer(
    _ request: CallHierarchyOutgoingCallsRequest, in snapshot: Snapshot
  ) throws -> [CallHierarchyOutgoingCall]? {
    guard let node = CallHierarchyNode.node(of: request.item, in: snapshot) else { return nil }
    let file = snapshot.id(of: request.item.uri)
    let edges = snapshot.index.outgoing(node)
    var seen: Set<RouteNode> = []
    return try edges.filter { seen.insert($0.node).inserted }.compactMap { edge in
      // Ranges can only be told in the item's own document: a header has none but the class's name.
      let sites = edges.filter { $0.node == edge.node }.flatMap(\.sites).filter { $0.file == file }
      let ranges = sites.isEmpty ? [request.item.selectionRange] : sites.map { snapshot.client.range(of: $0.range) }
      return try snapshot.callHierarchyItem(edge.node).map { CallHierarchyOutgoingCall(to: $0, fromRanges: ranges) }
    }
  }
}
