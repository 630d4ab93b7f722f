/// A document was saved.
package struct DidSaveTextDocumentNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/didSave"

  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}
