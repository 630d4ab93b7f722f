import JSON
import LanguageServerProtocol

/// Shows the router behind the thing at a place, for clients that do not know `waymark/goToRouter`, and returns the same
/// places. Its argument is what that request takes.
enum GoToRouterCommand: ServerCommand {
  static let name = "waymark.goToRouter"

  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue {
    let request = try GoToRouterRequest(params: arguments.first)
    let locations = GoToRouterHandler.answer(request, in: session.snapshot)
    session.show(locations ?? [], asking: "Which router?", orSaying: "No router is known for this symbol.")
    return try JSONValue(encoding: locations)
  }
}
