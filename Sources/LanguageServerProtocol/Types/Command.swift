import JSON

/// Something that the client does, or asks the server to do, when the user chooses it.
package struct Command: Codable, Equatable, Sendable {
  package var title: String
  package var command: String
  package var arguments: [JSONValue]?

  package init(title: String, command: String, arguments: [JSONValue]?) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }
}
