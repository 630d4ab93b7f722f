import LanguageServerProtocol

/// Accepted from every client; the server's log goes to standard error.
enum SetTraceHandler: NotificationHandler {
  static func take(_ notification: SetTraceNotification, changing session: inout Session) {
    session.log.debug("trace: \(notification.value.rawValue)")
  }
}
