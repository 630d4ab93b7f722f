import JSON

/// From the server: turns on what the static capabilities do not hold.
package struct RegisterCapabilityRequest: RequestParameters, Equatable {
  package typealias Response = NoResult

  package static let method = "client/registerCapability"

  package var registrations: [Registration]

  package init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

/// One capability that is turned on.
package struct Registration: Codable, Equatable, Sendable {
  /// Names the registration, for taking it back.
  package var id: String
  package var method: String
  package var registerOptions: JSONValue?

  package init(id: String, method: String, registerOptions: JSONValue? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}
