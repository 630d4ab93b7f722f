import LanguageServerProtocol
import Routes
import SourceModel

/// From identifiers and URLs that are looked up to where they are registered, and from the names of storyboards to these.
enum DocumentLinkHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.documentLinkProvider = DocumentLinkOptions(resolveProvider: false)
  }

  static func answer(_ request: DocumentLinkRequest, in snapshot: Snapshot) -> [DocumentLink]? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let links = snapshot.index.links(in: file).map { snapshot.documentLink($0) }
    let all = links + snapshot.index.storyboards(in: file).compactMap { snapshot.documentLink($0) }
    return all.isEmpty ? nil : all.sorted { $0.range.start < $1.range.start }
  }
}

extension Snapshot {
  fileprivate func documentLink(_ link: TextLink) -> DocumentLink {
    DocumentLink(
      range: client.range(of: link.range),
      target: "\(uri(of: link.target.file).text)#L\(link.target.range.start.line + 1)",
      tooltip: "Where \(link.text) is registered")
  }

  /// nil where not exactly one storyboard of the tree has the name.
  fileprivate func documentLink(_ storyboard: Spelling) -> DocumentLink? {
    workspace.storyboard(named: storyboard.text).map { path in
      DocumentLink(
        range: client.range(of: storyboard.range), target: uri(of: path).text, tooltip: "\(storyboard.text).storyboard")
    }
  }
}
