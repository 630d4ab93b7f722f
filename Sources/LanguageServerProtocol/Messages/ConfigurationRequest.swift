import JSON

/// From the server: what the user set.
package struct ConfigurationRequest: RequestParameters, Equatable {
  /// One value for each item; null where nothing is set.
  package typealias Response = [JSONValue]

  package static let method = "workspace/configuration"

  package var items: [ConfigurationItem]

  package init(items: [ConfigurationItem]) {
    self.items = items
  }
}

/// One section of the settings.
package struct ConfigurationItem: Codable, Equatable, Sendable {
  /// The folder that the settings are for.
  package var scopeUri: DocumentURI?
  package var section: String?

  package init(scopeUri: DocumentURI?, section: String?) {
    self.scopeUri = scopeUri
    self.section = section
  }
}
