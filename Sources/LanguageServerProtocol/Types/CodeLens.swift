import JSON

/// A command above a line of code.
package struct CodeLens: Codable, Equatable, Sendable {
  /// On one line.
  package var range: DocumentRange
  /// Nil until it is resolved.
  package var command: Command?
  /// What the server needs to resolve it.
  package var data: JSONValue?

  package init(range: DocumentRange, command: Command? = nil, data: JSONValue? = nil) {
    self.range = range
    self.command = command
    self.data = data
  }
}
