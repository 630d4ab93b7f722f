/// What to show inside the lines of a stretch of a document.
package struct InlayHintRequest: RequestParameters, Equatable {
  package typealias Response = [InlayHint]?

  package static let method = "textDocument/inlayHint"

  package var textDocument: TextDocumentIdentifier
  package var range: DocumentRange

  package init(textDocument: TextDocumentIdentifier, range: DocumentRange) {
    self.textDocument = textDocument
    self.range = range
  }
}

/// A text that is shown in a line and not part of it.
package struct InlayHint: Codable, Equatable, Sendable {
  package var position: DocumentPosition
  package var label: String
  package var paddingLeft: Bool?

  package init(position: DocumentPosition, label: String, paddingLeft: Bool?) {
    self.position = position
    self.label = label
    self.paddingLeft = paddingLeft
  }
}
