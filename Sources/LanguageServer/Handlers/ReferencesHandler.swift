import LanguageServerProtocol
import Routes

enum ReferencesHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.referencesProvider = true
  }

  static func answer(_ request: ReferencesRequest, in snapshot: Snapshot) -> [Location]? {
    guard let occurrence = snapshot.occurrence(in: request.textDocument, at: request.position) else { return nil }
    return snapshot.locations(
      of: snapshot.index.references(of: occurrence, includingDeclaration: request.context.includeDeclaration))
  }
}
