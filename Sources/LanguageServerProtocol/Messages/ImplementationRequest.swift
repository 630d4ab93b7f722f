/// Where the thing at a place is implemented.
package struct ImplementationRequest: RequestParameters, Equatable {
  package typealias Response = [Location]?

  package static let method = "textDocument/implementation"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
