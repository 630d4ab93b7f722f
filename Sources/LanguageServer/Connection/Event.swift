import JSON
import LanguageServerProtocol

/// What the event loop handles, one after another.
enum Event: Sendable {
  case request(RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// Time to publish diagnostics, if nothing else has changed since.
  case pause
  case end(Ending)

  /// Messages count towards the reader's backlog.
  var isMessage: Bool {
    switch self {
    case .request, .notification: true
    case .pause, .end: false
    }
  }
}

/// Why the server ends other than by `exit`.
enum Ending: Sendable {
  case endOfInput
  /// The client reads no longer, or not fast enough.
  case outputLost
  /// What comes in is not this protocol.
  case noProtocol
  /// The process that started the server is gone.
  case clientGone
  case signal(Int32)
}
