import LanguageServerProtocol
import Routes

/// The classes behind look-ups, for users who ask for them in the settings.
enum InlayHintHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.inlayHintProvider = PlainProvider()
  }

  static func needsIndex(_ request: InlayHintRequest, in snapshot: Snapshot) -> Bool {
    snapshot.settings(for: request.textDocument.uri).showsInlayHints
  }

  static func answer(_ request: InlayHintRequest, in snapshot: Snapshot) -> [InlayHint]? {
    guard needsIndex(request, in: snapshot), let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let hints = snapshot.index.destinationHints(in: file).map { hint in
      InlayHint(
        position: snapshot.client.position(of: hint.position),
        label: "→ " + hint.destinations.joined(separator: ", "), paddingLeft: true)
    }
    let asked = hints.filter { request.range.contains($0.position) }
    return asked.isEmpty ? nil : asked
  }
}

extension DocumentRange {
  fileprivate func contains(_ position: DocumentPosition) -> Bool {
    let place = (position.line, position.character)
    return (start.line, start.character) <= place && place <= (end.line, end.character)
  }
}
