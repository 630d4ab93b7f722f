import LanguageServerProtocol

/// A save tells what the text of a lost document is. For others it says nothing new.
enum DidSaveTextDocumentHandler: NotificationHandler {
  static func take(_ notification: DidSaveTextDocumentNotification, changing session: inout Session) {
    let uri = notification.textDocument.uri
    guard let document = session.documents[uri], document.isLost,
      let text = document.path.flatMap(session.workspace.textOnDisk)
    else { return }
    _ = session.edit(uri) { $0.takeSaved(text) }
  }
}
