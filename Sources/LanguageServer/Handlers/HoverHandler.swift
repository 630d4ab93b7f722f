import LanguageServerProtocol
import Routes

/// What a route, router, destination, identifier, URL or connected member is and does.
enum HoverHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.hoverProvider = PlainProvider()
  }

  static func answer(_ request: HoverRequest, in snapshot: Snapshot) -> Hover? {
    let occurrences = snapshot.occurrences(at: request)
    let summaries = snapshot.summaries(of: occurrences)
    guard let range = occurrences.first?.range, !summaries.isEmpty else { return nil }
    // At a declaration it stands in sight.
    let documentation = snapshot.documentation(of: occurrences.filter { !$0.isOwnDeclaration }.map(\.subject))
    let text = snapshot.text(of: summaries, documentation: documentation, as: snapshot.client.hoverFormat)
    return Hover(contents: text, range: snapshot.client.range(of: range))
  }
}
