import JSON
import LanguageServerProtocol

/// Answers a request that changes the session, in its turn.
protocol SessionRequestHandler: Sendable {
  associatedtype Request: RequestParameters

  static func answer(_ request: Request, changing session: inout Session) throws -> Request.Response
}

extension SessionRequestHandler {
  static var method: String { Request.method }

  static func result(of params: JSONValue?, changing session: inout Session) throws -> JSONValue {
    try JSONValue(encoding: answer(Request(params: params), changing: &session))
  }
}
