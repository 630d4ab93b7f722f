import JSON
import LanguageServerProtocol
import Workspace

extension Session {
  /// Takes what the user set. What is wrong is told once.
  mutating func take(settings value: JSONValue) {
    let new = ClientSettings(value)
    for mistake in new.mistakes where !settings.mistakes.contains(mistake) {
      log.warning("The editor's settings: \(mistake); it is left out")
    }
    if settings.mistakes.isEmpty, let first = new.mistakes.first {
      notify(
        ShowMessageNotification(type: .warning, message: "Waymark's settings: \(first). The rest of them holds."))
    }
    let before = settings.showsInlayHints
    settings = new
    if before != new.showsInlayHints { refreshInlayHints() }
  }

  /// Asks the client for the settings, where it tells them.
  mutating func askForSettings() {
    guard client.tellsSettings else { return }
    let item = ConfigurationItem(scopeUri: roots.first.map { DocumentURI($0) }, section: ClientSettings.section)
    request(id: newID(for: "settings"), ConfigurationRequest(items: [item])) { result, session in
      guard case .success(.array(let values)) = result, let value = values.first, value != .null else { return }
      session.take(settings: value)
    }
  }

  /// Asks the client to tell of changes.
  mutating func followSettings() {
    guard client.registersSettings else { return }
    let options = DidChangeConfigurationRegistrationOptions(section: ClientSettings.section)
    let registration = Registration(
      id: newID(for: "settings"), method: DidChangeConfigurationNotification.method,
      registerOptions: try? JSONValue(encoding: options))
    request(id: newID(for: "follow"), RegisterCapabilityRequest(registrations: [registration]))
  }
}
