import JSON
import LanguageServerProtocol

/// Applies one kind of notification to the session. To add one: its own file, and a line in
/// `Handlers`.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationParameters

  static func advertise(in capabilities: inout ServerCapabilities)

  static func apply(_ notification: Notification, changing session: inout Session)

  /// Handles a notification whose parameters cannot be read. It has no response, so the error is
  /// logged.
  static func refuse(_ params: JSONValue?, _ error: ResponseError, changing session: inout Session)
}

extension NotificationHandler {
  static var method: String { Notification.method }

  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func refuse(_ params: JSONValue?, _ error: ResponseError, changing session: inout Session) {
    session.log.warning("\(method) is ignored: \(error.message)")
  }

  static func apply(params: JSONValue?, changing session: inout Session) {
    do throws(ResponseError) {
      apply(try Notification(params: params), changing: &session)
    } catch {
      refuse(params, error, changing: &session)
    }
  }
}
