/// Why the conversation ends.
enum Ending: Sendable {
  /// The client says so.
  case exit
  case endOfInput
  /// The client reads no longer, or not fast enough.
  case outputLost
  /// What comes in is not this protocol.
  case noProtocol
  /// The process that started the server is gone.
  case clientGone
  case signal(Int32)

  /// Of the process (LSP 3.17, Exit Notification).
  func exitCode(afterShutdown: Bool) -> Int32 {
    switch self {
    case .exit, .endOfInput: afterShutdown ? 0 : 1
    case .outputLost, .noProtocol: 1
    case .clientGone: 0
    case .signal(let number): 128 + number
    }
  }

  /// Whether the client, or a script, may still read the answers.
  var mayBeOrderly: Bool {
    switch self {
    case .exit, .endOfInput: true
    case .outputLost, .noProtocol, .clientGone, .signal: false
    }
  }

  /// For the log; nil where it is what the client or the user asked for.
  var complaint: String? {
    switch self {
    case .exit, .endOfInput, .clientGone, .signal: nil
    case .outputLost: "The client does not read the server's output."
    case .noProtocol: "The input is not the Language Server Protocol."
    }
  }
}
