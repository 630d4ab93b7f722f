import LanguageServerProtocol
import Routes

/// Who routes to a class.
enum CallHierarchyIncomingCallsHandler: RequestHandler {
  /// `CallHierarchyPrepareHandler` says so along with its own.
  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func answer(
    _ request: CallHierarchyIncomingCallsRequest, in snapshot: Snapshot
  ) throws -> [CallHierarchyIncomingCall]? {
    guard let node = CallHierarchyNode.node(of: request.item, in: snapshot) else { return nil }
    return try snapshot.index.incoming(node).compactMap { edge in
      // The ranges are those of the item's document, so what an extension in another file does is shown there.
      let declared = snapshot.index.site(of: edge.node)
      let shown = declared?.file == edge.sites.first?.file ? declared : edge.sites.first
      let item = try snapshot.callHierarchyItem(edge.node, shown: shown)
      return item.map {
        CallHierarchyIncomingCall(from: $0, fromRanges: edge.sites.map { snapshot.client.range(of: $0.range) })
      }
    }
  }
}
