import JSON

/// The server shall do what a command says.
package struct ExecuteCommandRequest: RequestParameters, Equatable {
  package typealias Response = JSONValue

  package static let method = "workspace/executeCommand"

  package var command: String
  package var arguments: [JSONValue]?

  package init(command: String, arguments: [JSONValue]?) {
    self.command = command
    self.arguments = arguments
  }
}
