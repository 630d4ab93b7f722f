import LanguageServerProtocol

/// What happened to a file does not matter: it is looked at again, unless it is open.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func apply(_ notification: DidChangeWatchedFilesNotification, changing session: inout Session) {
    session.changedOnDisk(Set(notification.changes.compactMap { session.path(of: $0.uri) }))
  }
}
