/// What declares the thing at a place.
package struct DeclarationRequest: PlaceRequest, Equatable {
  package typealias Response = NavigationTargets?

  package static let method = "textDocument/declaration"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
