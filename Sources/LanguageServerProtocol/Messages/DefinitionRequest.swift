/// Where the thing at a place is defined.
package struct DefinitionRequest: PlaceRequest, Equatable {
  package typealias Response = NavigationTargets?

  package static let method = "textDocument/definition"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
