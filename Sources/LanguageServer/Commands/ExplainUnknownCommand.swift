import JSON
import LanguageServerProtocol
import Routes

/// Shows why the status of a route, an identifier or a URL is unknown and what to do about it, and opens the place to look
/// at. Its argument is that of `waymark.goToRouter`; it returns the message and the place.
enum ExplainUnknownCommand: ServerCommand {
  static let name = "waymark.explainUnknown"

  static func run(_ arguments: [JSONValue], changing session: inout Session) throws -> JSONValue {
    let request = try GoToRouterRequest(params: arguments.first)
    let snapshot = session.snapshot
    guard let unknown = snapshot.uncertainty(at: request) else {
      session.notify(ShowMessageNotification(type: .info, message: "There is no unknown route at this place."))
      return .null
    }
    let message = snapshot.plainText(snapshot.explanation(of: unknown))
    session.notify(ShowMessageNotification(type: .info, message: message))
    let location = snapshot.projectAbove == nil ? unknown.advice?.places.first.map(snapshot.location) : nil
    if let location, session.client.showsDocuments { session.show(location) }
    return ["message": .string(message), "location": try location.map { try JSONValue(encoding: $0) } ?? .null]
  }
}
