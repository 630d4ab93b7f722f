/// Waymark's own: where the router behind the thing at a place is declared.
package struct GoToRouterRequest: PlaceRequest, Equatable {
  package typealias Response = [Location]?

  package static let method = "waymark/goToRouter"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
