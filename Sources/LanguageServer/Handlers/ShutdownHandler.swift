import LanguageServerProtocol

enum ShutdownHandler: SessionRequestHandler {
  static func answer(_ request: ShutdownRequest, changing session: inout Session) -> NoResult {
    session.keepFacts()
    return NoResult()
  }
}
