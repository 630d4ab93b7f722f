/// What of a document's text leads somewhere.
package struct DocumentLinkRequest: RequestParameters, Equatable {
  package typealias Response = [DocumentLink]?

  package static let method = "textDocument/documentLink"

  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// A range that leads somewhere.
package struct DocumentLink: Codable, Equatable, Sendable {
  package var range: DocumentRange
  /// A URI; `#L4` behind a file's is its fourth line.
  package var target: String?
  package var tooltip: String?

  package init(range: DocumentRange, target: String?, tooltip: String?) {
    self.range = range
    self.target = target
    self.tooltip = tooltip
  }
}
