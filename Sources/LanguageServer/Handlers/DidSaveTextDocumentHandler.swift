import LanguageServerProtocol

/// Reads the text of a lost document from the saved file. For other documents a save changes
/// nothing.
enum DidSaveTextDocumentHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, changing session: inout Session) {
    let uri = notification.textDocument.uri
    guard let document = session.documents[uri], document.isLost,
      let text = document.path.flatMap(session.workspace.textOnDisk)
    else { return }
    _ = session.edit(uri) { $0.replaceText(withSaved: text) }
  }
}
