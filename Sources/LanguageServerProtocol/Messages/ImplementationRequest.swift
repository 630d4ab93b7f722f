/// Where the thing at a place is implemented.
package struct ImplementationRequest: PlaceRequest, Equatable {
  package typealias Response = NavigationTargets?

  package static let method = "textDocument/implementation"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
