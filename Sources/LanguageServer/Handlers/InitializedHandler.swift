import LanguageServerProtocol

/// From now on the client may be asked for things.
enum InitializedHandler: NotificationHandler {
  static func apply(_ notification: InitializedNotification, changing session: inout Session) {
    session.isInitialized = true
    session.watchFiles()
    session.askForSettings()
    session.followSettings()
    session.sendStatus(isQuiescent: false)
  }
}
