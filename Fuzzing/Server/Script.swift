import JSON
import LanguageServerProtocol

/// What the client says, cut and understood as the server should.
struct Script {
  let stream: [UInt8]
  private(set) var messages: [Message] = []
  /// How many replies each id must get: of a request, and of what is no message.
  private(set) var replies: [RequestID?: Int] = [:]
  /// Damage of the stream, which gets a reply at most once a second.
  private(set) var damages = 0
  /// It ends by itself, so that not everything is answered.
  private(set) var ends = false

  init(_ stream: [UInt8]) {
    self.stream = stream
    var decoder = MessageDecoder()
    decoder.append(stream)
    while let event = decoder.next() {
      take(event)
      if decoder.isHopeless { ends = true }
    }
  }

  var movesRoots: Bool {
    messages.contains {
      if case .notification("workspace/didChangeWorkspaceFolders", _) = $0 { true } else { false }
    }
  }

  private mutating func take(_ event: MessageDecoder.Event) {
    guard case .body(let body) = event else { return damages += 1 }
    do throws(InvalidMessage) {
      let message = try Message(parsing: body)
      messages.append(message)
      if case .request(let id, _, _) = message { replies[id, default: 0] += 1 }
      if case .notification(ExitNotification.method, _) = message { ends = true }
    } catch {
      replies[error.id, default: 0] += 1
    }
  }
}
