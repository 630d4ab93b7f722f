/// Where the type of the thing at a place is declared.
package struct TypeDefinitionRequest: PlaceRequest, Equatable {
  package typealias Response = NavigationTargets?

  package static let method = "textDocument/typeDefinition"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
