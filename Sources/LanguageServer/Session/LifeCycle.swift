import LanguageServerProtocol

/// How far the conversation has come (LSP 3.17, Lifecycle Messages).
enum LifeCycle: Sendable {
  /// Before `initialize`.
  case created
  case running
  /// After `shutdown`.
  case shutDown

  /// Throws for a request that is not allowed now.
  func check(request method: String) throws(ResponseError) {
    switch self {
    case .created:
      guard method != InitializeRequest.method else { return }
      throw ResponseError(.serverNotInitialized, "The first request must be initialize.")
    case .running:
      guard method == InitializeRequest.method else { return }
      throw ResponseError(.invalidRequest, "The server is initialized already.")
    case .shutDown:
      throw ResponseError(.invalidRequest, "The server is shut down.")
    }
  }

  /// Goes on after a request that was allowed and succeeded.
  mutating func advance(after method: String) {
    switch method {
    case InitializeRequest.method: self = .running
    case ShutdownRequest.method: self = .shutDown
    default: break
    }
  }

  /// Whether notifications other than `exit` are heard.
  var hearsNotifications: Bool { self == .running }
}
