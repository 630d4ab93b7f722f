import Essentials
import JSON
import LanguageServerProtocol
import Synchronization
import Workspace

/// Writes a conversation to a file while it goes on, one message a line.
final class Recording: Sendable {
  private let file: Descriptor
  private let start = ContinuousClock.now
  private let isLost = Mutex(false)
  private let whenLost: @Sendable (String) -> Void

  /// `whenLost` is told once why no more can be written; the conversation goes on.
  init(to file: Descriptor, whenLost: @escaping @Sendable (String) -> Void = { _ in }) {
    self.file = file
    self.whenLost = whenLost
  }

  /// Replaces what the file held. nil where it cannot be written, as a pipe that nobody reads.
  convenience init?(path: String, whenLost: @escaping @Sendable (String) -> Void = { _ in }) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    self.init(to: Descriptor(number), whenLost: whenLost)
  }

  /// `body` is a message as it is on the wire, which may be none.
  func note(_ sender: RecordedMessage.Sender, _ body: [UInt8]) {
    let message =
      (try? JSONValue(parsing: body, accepting: .messages)) ?? .string(String(decoding: body, as: UTF8.self))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let line = RecordedMessage(seconds: (seconds * 1_000).rounded() / 1_000, from: sender, message: message)
    guard let bytes = try? JSONValue(encoding: line).serialized() else { return }
    isLost.withLock { isLost in
      guard !isLost, !file.send(bytes + [UInt8(ascii: "\n")]) else { return }
      isLost = true
      whenLost(String(cString: strerror(errno)))
    }
  }
}

/// One line of a recording.
struct RecordedMessage: Codable {
  enum Sender: String, Codable {
    case client, server
  }

  /// Since the recording began.
  var seconds: Double
  var from: Sender
  /// A string where the body was not JSON.
  var message: JSONValue
}
