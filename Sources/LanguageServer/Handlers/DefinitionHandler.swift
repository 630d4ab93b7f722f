import LanguageServerProtocol
import Routes

/// From a route to its registration. The protocol itself is what the language's own server answers.
enum DefinitionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.definitionProvider = true
  }

  static func answer(_ request: DefinitionRequest, in snapshot: Snapshot) -> LocationAnswer? {
    guard let occurrence = snapshot.occurrence(in: request.textDocument, at: request.position) else { return nil }
    return LocationAnswer(snapshot.index.registrations(of: occurrence), in: snapshot)
  }
}

extension LocationAnswer {
  /// nil where there is nothing to show.
  init?(_ sites: [Site], in snapshot: Snapshot) {
    guard !sites.isEmpty else { return nil }
    self = .locations(sites.map(snapshot.location))
  }
}
