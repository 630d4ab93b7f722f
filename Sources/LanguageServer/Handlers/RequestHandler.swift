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

  /// Whether the answer is made from diagnostics, which may take a while to be found.
  static var needsDiagnostics: Bool { get }

  /// Converts in, asks, converts out. Throws a `ResponseError` for requests that cannot be answered.
  static func answer(_ request: Request, in snapshot: Snapshot) throws -> Request.Response

  /// Whether the client knows all of it already, so that it may wait until there is something else to say.
  static func saysNothingNew(_ answer: Request.Response) -> Bool

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

  static var needsDiagnostics: Bool { false }

  static func saysNothingNew(_ answer: Request.Response) -> Bool { false }

  static func split(_ answer: inout Request.Response) -> [Request.Response] { [] }

  /// The request with its parameters read.
  static func question(_ params: JSONValue?) throws(ResponseError) -> Question {
    let request = try Request(params: params)
    let token = params?["partialResultToken"].flatMap(ProgressToken.init)
    return Question(
      method: method, needsIndex: { needsIndex(request, in: $0) }, queue: needsDiagnostics ? .diagnostics : .shared
    ) { snapshot, mayWait, send in
      var answer = try self.answer(request, in: snapshot)
      if mayWait, saysNothingNew(answer) { return nil }
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
  /// Where it is answered.
  enum Queue {
    case shared, diagnostics, drawing
  }

  let method: String
  let needsIndex: @Sendable (Snapshot) -> Bool
  let queue: Queue
  /// The reply; parts of it that come before are sent. nil where nothing is new, and the client `mayWait` for what will be.
  let answer: @Sendable (Snapshot, _ mayWait: Bool, _ send: (Message) -> Void) throws -> JSONValue?
}
