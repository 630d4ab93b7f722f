/// From now on the file's text counts again.
package struct DidCloseTextDocumentNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/didClose"

  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}
