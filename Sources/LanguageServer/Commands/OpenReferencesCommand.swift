import JSON
import LanguageServerProtocol

/// Shows one place, or lets the user choose among several: what a lens does in clients that have no list of their own.
///
/// Its arguments are a URI, the position of the lens there, and the places, as a client's own list wants them.
enum OpenReferencesCommand: ServerCommand {
  static let name = "waymark.openReferences"

  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue {
    guard arguments.count == 3, let locations = try? arguments[2].decode([Location].self) else {
      throw ResponseError(.invalidParams, "\(name) takes a URI, a position and places.")
    }
    session.show(locations, asking: "Which place?", orSaying: "There is nothing to show.")
    return .null
  }
}
