/// What is to be known of the thing at a place.
package struct HoverRequest: PlaceRequest, Equatable {
  package typealias Response = Hover?

  package static let method = "textDocument/hover"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// A text about a range.
package struct Hover: Codable, Equatable, Sendable {
  package var contents: MarkupContent
  package var range: DocumentRange?

  package init(contents: MarkupContent, range: DocumentRange?) {
    self.contents = contents
    self.range = range
  }
}
