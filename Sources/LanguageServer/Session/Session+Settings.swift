import JSON
import LanguageServerProtocol
import Workspace

extension Session {
  /// Applies the settings for all folders.
  mutating func apply(settings value: JSONValue) {
    let systems = workspace.index.systems
    change { $0.general = ClientSettings(value, systems: systems) }
  }

  /// Applies the settings of single folders, in their order. With null, the settings for all
  /// folders apply to a folder.
  private mutating func apply(_ values: [JSONValue], for folders: [FilePath]) {
    let systems = workspace.index.systems
    change { settings in
      for (folder, value) in zip(folders, values) {
        settings.set(value == .null ? nil : ClientSettings(value, systems: systems), for: folder)
      }
    }
  }

  /// Changes the settings, and reports each new mistake in them once.
  private mutating func change(_ body: (inout WorkspaceSettings) -> Void) {
    let old = settings
    body(&settings)
    guard settings != old else { return }
    let mistakes = settings.mistakes
    for mistake in mistakes where !old.mistakes.contains(mistake) {
      log.warning("The editor's settings: \(mistake); it is ignored")
    }
    if old.mistakes.isEmpty, let first = mistakes.first {
      notify(
        ShowMessageNotification(type: .warning, message: "Waymark's settings: \(first). The other settings apply."))
    }
    if old.showsInlayHints || settings.showsInlayHints { refreshInlayHints() }
  }

  /// Asks the client for the settings of each folder, if it supports that.
  mutating func askForSettings() {
    guard isInitialized, client.tellsSettings else { return }
    let folders = roots
    let scopes = folders.isEmpty ? [nil] : folders.map { DocumentURI($0) }
    let items = scopes.map { ConfigurationItem(scopeUri: $0, section: ClientSettings.section) }
    request(id: newID(for: "settings"), ConfigurationRequest(items: items)) { result, session in
      guard case .success(.array(let values)) = result else { return }
      if !folders.isEmpty {
        session.apply(values, for: folders)
      } else if let value = values.first, value != .null {
        session.apply(settings: value)
      }
    }
  }

  /// Asks the client to report changes of the settings.
  mutating func followSettings() {
    guard client.registersSettings else { return }
    let options = DidChangeConfigurationRegistrationOptions(section: ClientSettings.section)
    let registration = Registration(
      id: newID(for: "settings"), method: DidChangeConfigurationNotification.method,
      registerOptions: try? JSONValue(encoding: options))
    request(id: newID(for: "follow"), RegisterCapabilityRequest(registrations: [registration]))
  }
}
