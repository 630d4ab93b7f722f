import LanguageServerProtocol
import Routes

/// From a route to the classes of its destinations.
enum ImplementationHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.implementationProvider = true
  }

  static func answer(_ request: ImplementationRequest, in snapshot: Snapshot) -> [Location]? {
    guard let occurrence = snapshot.occurrence(in: request.textDocument, at: request.position) else { return nil }
    return snapshot.locations(of: snapshot.index.destinations(of: occurrence))
  }
}
