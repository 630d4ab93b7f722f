import JSON
import LanguageServerProtocol
import RouteDocuments
import Routes

/// For lists and maps of routes in an editor.
enum RoutesHandler: RequestHandler {
  static func answer(_ request: RoutesRequest, in snapshot: Snapshot) throws -> [JSONValue] {
    let encoder = RouteEncoder(snapshot.index, sites: snapshot)
    return routes(of: request, in: snapshot).map(encoder.json)
  }

  private static func routes(of request: RoutesRequest, in snapshot: Snapshot) -> [Route] {
    let routes = snapshot.index.routes
    guard let document = request.textDocument else { return routes }
    guard let file = snapshot.id(of: document.uri) else { return [] }
    return routes.filter { route in (route.sites + route.mentions.map(\.site)).contains { $0.file == file } }
  }
}
