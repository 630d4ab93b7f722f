import JSON
import LanguageServerProtocol

enum DidChangeTextDocumentHandler: NotificationHandler {
  static func apply(_ notification: DidChangeTextDocumentNotification, changing session: inout Session) {
    let (uri, version) = (notification.textDocument.uri, notification.textDocument.version)
    if let version, let old = session.documents[uri]?.version, version <= old {
      session.log.warning("\(uri.text) changed from version \(old) to \(version)")
    }
    let encoding = session.client.encoding
    let isOpen = session.edit(uri) { $0.apply(notification.contentChanges, version: version, encoding: encoding) }
    if !isOpen { session.log.warning("\(uri.text) changed but is not open") }
  }

  /// What the client's text is from now on cannot be known: the last good one is kept, and the user is told.
  static func refuse(_ params: JSONValue?, _ error: ResponseError, changing session: inout Session) {
    guard let uri = params?["textDocument"]?["uri"]?.string.map({ DocumentURI($0) }),
      session.edit(uri, { $0.lose() })
    else { return session.log.warning("\(method) is ignored: \(error.message)") }
    session.log.warning(
      """
      A change of \(uri.text) could not be read (\(error.message)). Save or re-open the document to go on with it.
      """)
  }
}
