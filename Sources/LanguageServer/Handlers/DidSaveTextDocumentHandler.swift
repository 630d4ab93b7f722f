import LanguageServerProtocol

/// Reads the text of a lost document from the saved file. For other documents a save changes only what repeats the compiler.
enum DidSaveTextDocumentHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, changing session: inout Session) {
    let uri = notification.textDocument.uri
    guard let document = session.documents[uri], document.isLost || document.isChanged else { return }
    let text = document.isLost ? document.path.flatMap(session.workspace.textOnDisk) : nil
    _ = session.edit(uri) { document in
      if let text { document.replaceText(withSaved: text) }
      document.save()
    }
  }
}
