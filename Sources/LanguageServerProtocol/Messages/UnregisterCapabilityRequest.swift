/// From the server: turns off what it had turned on.
package struct UnregisterCapabilityRequest: RequestParameters, Equatable {
  package typealias Response = NoResult

  package static let method = "client/unregisterCapability"

  /// The protocol misspells the name of this property, and so must everybody.
  package var unregisterations: [Unregistration]

  package init(unregisterations: [Unregistration]) {
    self.unregisterations = unregisterations
  }
}

/// One capability that is turned off.
package struct Unregistration: Codable, Equatable, Sendable {
  /// Of the registration.
  package var id: String
  package var method: String

  package init(id: String, method: String) {
    self.id = id
    self.method = method
  }
}
