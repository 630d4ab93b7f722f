/// A document was saved.
package struct DidSaveTextDocumentNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/didSave"

  package var textDocument: TextDocumentIdentifier
  /// Where the server asked for it (`SaveOptions`).
  package var text: String?

  package init(textDocument: TextDocumentIdentifier, text: String?) {
    self.textDocument = textDocument
    self.text = text
  }
}
