import LanguageServerProtocol
import SourceModel

enum DidOpenTextDocumentHandler: NotificationHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.textDocumentSync = TextDocumentSyncOptions(
      openClose: true, change: .incremental, save: SaveOptions(includeText: false))
  }

  static func apply(_ notification: DidOpenTextDocumentNotification, changing session: inout Session) {
    let item = notification.textDocument
    if session.documents[item.uri] != nil { session.log.warning("\(item.uri.text) was opened twice") }
    if !session.client.diagnostics.isPulling { session.published.open(item.uri) }
    session.open(Document(uri: item.uri, version: item.version, text: SourceText(item.text)))
  }
}
