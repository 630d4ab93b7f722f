import LanguageServerProtocol

/// Diagnostics stay: they are about the project, and those of the file on disk are computed again.
enum DidCloseTextDocumentHandler: NotificationHandler {
  static func apply(_ notification: DidCloseTextDocumentNotification, changing session: inout Session) {
    let uri = notification.textDocument.uri
    if !session.close(uri) { session.log.warning("\(uri.text) was closed but is not open") }
  }
}
