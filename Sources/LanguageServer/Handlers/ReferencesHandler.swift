import LanguageServerProtocol
import Routes

/// From anything of a route to everything that belongs to it.
enum ReferencesHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.referencesProvider = PlainProvider()
  }

  static func answer(_ request: ReferencesRequest, in snapshot: Snapshot) -> [Location]? {
    let sites = snapshot.occurrences(at: request).flatMap {
      snapshot.index.references(of: $0, includingDeclaration: request.context.includeDeclaration)
    }
    return snapshot.locations(of: snapshot.index.sorted(sites))
  }
}
