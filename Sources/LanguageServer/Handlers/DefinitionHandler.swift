import LanguageServerProtocol
import Routes

/// From a route to its registration. The protocol itself is what the language's own server answers.
enum DefinitionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.definitionProvider = true
  }

  static func answer(_ request: DefinitionRequest, in snapshot: Snapshot) -> [Location]? {
    guard let occurrence = snapshot.occurrence(in: request.textDocument, at: request.position) else { return nil }
    return snapshot.locations(of: snapshot.index.registrations(of: occurrence))
  }
}
