import LanguageServerProtocol
import Routes

/// From identifiers and URLs that are looked up to where they are registered.
enum DocumentLinkHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.documentLinkProvider = DocumentLinkOptions(resolveProvider: false)
  }

  static func answer(_ request: DocumentLinkRequest, in snapshot: Snapshot) -> [DocumentLink]? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let links = snapshot.index.links(in: file).map { link in
      DocumentLink(
        range: snapshot.client.range(of: link.range),
        target: "\(snapshot.uri(of: link.target.file).text)#L\(link.target.range.start.line + 1)",
        tooltip: "Where \(link.text) is registered")
    }
    return links.isEmpty ? nil : links
  }
}
