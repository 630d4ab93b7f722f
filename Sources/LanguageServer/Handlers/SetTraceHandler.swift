import LanguageServerProtocol

enum SetTraceHandler: NotificationHandler {
  static func take(_ notification: SetTraceNotification, changing session: inout Session) {
    session.trace = notification.value
  }
}
