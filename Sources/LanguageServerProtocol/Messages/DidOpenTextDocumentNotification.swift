/// From now on the client's text counts, not the file's.
package struct DidOpenTextDocumentNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/didOpen"

  package var textDocument: TextDocumentItem

  package init(textDocument: TextDocumentItem) {
    self.textDocument = textDocument
  }
}
