/// What can be typed at a place.
package struct CompletionRequest: PlaceRequest, Equatable {
  package typealias Response = CompletionList?

  package static let method = "textDocument/completion"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
