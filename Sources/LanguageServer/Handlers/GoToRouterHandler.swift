import LanguageServerProtocol
import Routes

/// From anything of a route to the router's class. `ExecuteCommandHandler` offers the same as a command.
enum GoToRouterHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func answer(_ request: GoToRouterRequest, in snapshot: Snapshot) -> [Location]? {
    let sites = snapshot.occurrences(at: request).flatMap(snapshot.index.routers)
    return snapshot.locations(of: snapshot.index.sorted(sites))
  }
}
