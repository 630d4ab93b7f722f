/// Gives what stands at a place another name.
package struct RenameRequest: PlaceRequest, Equatable {
  package typealias Response = WorkspaceEdit?

  package static let method = "textDocument/rename"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition
  package var newName: String

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition, newName: String) {
    self.textDocument = textDocument
    self.position = position
    self.newName = newName
  }
}
