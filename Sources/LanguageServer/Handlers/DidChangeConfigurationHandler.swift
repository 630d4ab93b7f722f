import JSON
import LanguageServerProtocol

/// Clients that tell their settings when they are asked are asked again; others send them along.
enum DidChangeConfigurationHandler: NotificationHandler {
  static func apply(_ notification: DidChangeConfigurationNotification, changing session: inout Session) {
    if session.client.tellsSettings { return session.askForSettings() }
    guard let settings = notification.settings?[ClientSettings.section] else { return }
    session.apply(settings: settings)
  }
}
