import JSON
import LanguageServerProtocol

/// Something that the client may ask the server to do. To add one: its own file, and a line in `ServerCommands`.
protocol ServerCommand: Sendable {
  static var name: String { get }

  /// Returns the answer, unless it postpones it. Throws for arguments of another shape.
  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue
}

/// Every command, sorted by name.
enum ServerCommands {
  static let all: [any ServerCommand.Type] = [
    ApplyFixCommand.self,
    ExplainUnknownCommand.self,
    GoToRouterCommand.self,
    OpenReferencesCommand.self,
    ShowRouteMapCommand.self,
  ]
}
