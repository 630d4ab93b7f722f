import LanguageServerProtocol
import Routes
import SourceModel

/// From the texts that are looked up to where they are registered.
enum DocumentLinkHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.documentLinkProvider = DocumentLinkOptions(resolveProvider: false)
  }

  static func answer(_ request: DocumentLinkRequest, in snapshot: Snapshot) -> [DocumentLink]? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let links = snapshot.index.links(in: file).map { snapshot.documentLink($0) }
    return links.isEmpty ? nil : links
  }
}

extension Snapshot {
  fileprivate func documentLink(_ link: TextLink) -> DocumentLink {
    DocumentLink(
      range: client.range(of: link.range),
      target: "\(uri(of: link.target.file).text)#L\(link.target.range.start.line + 1)",
      tooltip: "Where \(link.text) is registered")
  }
}
