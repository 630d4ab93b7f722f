import LanguageServerProtocol
import Routes

/// The graph of what routes where, as a hierarchy of calls: its nodes are classes.
enum CallHierarchyPrepareHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.callHierarchyProvider = PlainProvider()
  }

  static func answer(_ request: CallHierarchyPrepareRequest, in snapshot: Snapshot) throws -> [CallHierarchyItem]? {
    let found = snapshot.occurrences(at: request).flatMap(snapshot.index.nodes)
    let nodes = found.isEmpty ? [routingType(at: request, in: snapshot)].compactMap(\.self) : found
    var seen: Set<RouteNode> = []
    let items = try nodes.filter { seen.insert($0).inserted }.compactMap { try snapshot.callHierarchyItem($0) }
    return items.isEmpty ? nil : items
  }

  /// A class that routes somewhere, and that no route leads to.
  private static func routingType(at request: CallHierarchyPrepareRequest, in snapshot: Snapshot) -> RouteNode? {
    guard snapshot.mayHoldOccurrence(at: request), let file = snapshot.id(of: request.textDocument.uri) else {
      return nil
    }
    return snapshot.index.routingType(
      in: file, line: request.position.line, column: request.position.character, encoding: snapshot.client.encoding)
  }
}
