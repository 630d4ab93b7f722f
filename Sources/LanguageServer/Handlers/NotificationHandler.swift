import JSON
import LanguageServerProtocol

/// Takes one kind of notification. To add one: its own file, and a line in `Handlers`.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationParameters

  static func advertise(in capabilities: inout ServerCapabilities)

  static func take(_ notification: Notification, changing session: inout Session)

  /// Parameters of another shape: nobody can be told but the log.
  static func refuse(_ params: JSONValue?, _ error: ResponseError, changing session: inout Session)
}

extension NotificationHandler {
  static var method: String { Notification.method }

  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func refuse(_ params: JSONValue?, _ error: ResponseError, changing session: inout Session) {
    session.log.warning("\(method) is ignored: \(error.message)")
  }

  static func take(params: JSONValue?, changing session: inout Session) {
    do throws(ResponseError) {
      take(try Notification(params: params), changing: &session)
    } catch {
      refuse(params, error, changing: &session)
    }
  }
}
