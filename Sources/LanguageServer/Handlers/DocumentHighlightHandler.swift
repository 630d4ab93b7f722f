import LanguageServerProtocol
import Routes

/// The places of a route in one document: look-ups read it, registrations write it.
enum DocumentHighlightHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.documentHighlightProvider = PlainProvider()
  }

  static func answer(_ request: DocumentHighlightRequest, in snapshot: Snapshot) -> [DocumentHighlight]? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let subjects = Set(snapshot.occurrences(at: request).map(\.subject))
    guard !subjects.isEmpty else { return nil }
    return snapshot.index.highlights(of: subjects, in: file).map { range, role in
      DocumentHighlight(range: snapshot.client.range(of: range), kind: DocumentHighlightKind(role))
    }
  }
}

extension DocumentHighlightKind {
  fileprivate init(_ role: Occurrence.Role) {
    switch role {
    case .lookUp: self = .read
    case .registration, .adapter: self = .write
    case .declaration, .definition, .mention: self = .text
    }
  }
}
