import Dispatch
import LanguageServerProtocol
import Synchronization
import Workspace

/// Writes messages one after another, each whole; sending never waits for the client to read.
final class MessageWriter: Sendable {
  /// In bytes that the client did not read yet.
  private static let limit = 64 << 20

  private let output: Descriptor
  private let queue = DispatchQueue(label: "waymark.output")
  private let unread = Mutex(0)
  private let recording: Recording?
  private let whenLost: @Sendable () -> Void

  /// `whenLost` is called when the client reads no longer, or so slowly that too much waits.
  init(_ output: Descriptor, _ recording: Recording? = nil, whenLost: @escaping @Sendable () -> Void) {
    self.output = output
    self.recording = recording
    self.whenLost = whenLost
  }

  func send(_ body: [UInt8]) {
    recording?.note(.server, body)
    let message = frame(body)
    let waiting = unread.withLock { unread in
      unread += message.count
      return unread
    }
    guard waiting <= Self.limit else { return whenLost() }
    queue.async { [self] in
      if !output.send(message) { whenLost() }
      unread.withLock { $0 -= message.count }
    }
  }

  /// Whether the client leaves so much unread that what can wait should.
  var isClogged: Bool { unread.withLock { $0 > Self.limit >> 6 } }

  /// Waits until everything is written.
  func finish() {
    queue.sync {}
  }
}
