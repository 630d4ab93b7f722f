import JSON

/// The user changed settings.
package struct DidChangeConfigurationNotification: NotificationParameters, Equatable {
  package static let method = "workspace/didChangeConfiguration"

  /// All settings, or null or nothing where they are to be asked for.
  package var settings: JSONValue?

  package init(settings: JSONValue?) {
    self.settings = settings
  }
}

/// The options of a registration for this method.
package struct DidChangeConfigurationRegistrationOptions: Codable, Equatable, Sendable {
  package var section: String

  package init(section: String) {
    self.section = section
  }
}
