import LanguageServerProtocol

enum SetTraceHandler: NotificationHandler {
  static func apply(_ notification: SetTraceNotification, changing session: inout Session) {
    session.trace = notification.value
  }
}
