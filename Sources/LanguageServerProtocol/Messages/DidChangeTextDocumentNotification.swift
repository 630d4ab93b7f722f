/// Changes to an open document, each to the result of the one before.
package struct DidChangeTextDocumentNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/didChange"

  package var textDocument: VersionedTextDocumentIdentifier
  package var contentChanges: [TextDocumentContentChange]

  package init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChange]) {
    self.textDocument = textDocument
    self.contentChanges = contentChanges
  }
}
