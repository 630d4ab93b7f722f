import JSON
import LanguageServerProtocol

/// Answers one kind of request. To add one: its own file, and a line in `Handlers`.
protocol RequestHandler: Sendable {
  associatedtype Request: RequestParameters

  /// Says in the server's capabilities that requests of this kind are answered.
  static func advertise(in capabilities: inout ServerCapabilities)

  /// The same, where it depends on the client.
  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile)

  /// Whether the answer needs the index, which may have to be brought up to date first.
  static func needsIndex(_ request: Request, in snapshot: Snapshot) -> Bool

  /// Converts in, asks, converts out. Throws a `ResponseError` for requests that cannot be answered.
  static func answer(_ request: Request, in snapshot: Snapshot) throws -> Request.Response

  /// Takes an answer apart for a client that shows its parts one after another: what is left is the reply.
  static func split(_ answer: inout Request.Response) -> [Request.Response]
}

extension RequestHandler {
  static var method: String { Request.method }

  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    advertise(in: &capabilities)
  }

  static func needsIndex(_ request: Request, in snapshot: Snapshot) -> Bool { true }

  static func split(_ answer: inout Request.Response) -> [Request.Response] { [] }

  /// The request with its parameters read.
  static func question(_ params: JSONValue?) throws(ResponseError) -> Question {
    let request = try Request(params: params)
    let token = params?["partialResultToken"].flatMap(ProgressToken.init)
    return Question(needsIndex: { needsIndex(request, in: $0) }) { snapshot, send in
      var answer = try self.answer(request, in: snapshot)
      if let token {
        for part in split(&answer) {
          try Task.checkCancellation()
          send(try .notification(ProgressNotification(token: token, value: part)))
        }
      }
      return try JSONValue(encoding: answer)
    }
  }
}

/// A request whose parameters were read, of whatever kind.
struct Question: Sendable {
  let needsIndex: @Sendable (Snapshot) -> Bool
  /// The reply; parts of it that come before are sent.
  let answer: @Sendable (Snapshot, _ send: (Message) -> Void) throws -> JSONValue
}
