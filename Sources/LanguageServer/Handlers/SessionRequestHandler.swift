import JSON
import LanguageServerProtocol

/// Answers a request that changes the session, in its turn.
protocol SessionRequestHandler: Sendable {
  associatedtype Request: RequestParameters

  /// Says in the server's capabilities that requests of this kind are answered.
  static func advertise(in capabilities: inout ServerCapabilities)

  /// Whether the index is brought up to date first.
  static var needsIndex: Bool { get }

  static func answer(_ request: Request, changing session: inout Session) throws -> Request.Response
}

extension SessionRequestHandler {
  static var method: String { Request.method }

  static var needsIndex: Bool { false }

  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func result(of params: JSONValue?, changing session: inout Session) throws -> JSONValue {
    try JSONValue(encoding: answer(Request(params: params), changing: &session))
  }
}
