import Dispatch
import LanguageServerProtocol
import Synchronization
import Workspace

/// Writes messages one after another, each whole; sending never waits for the client to read.
final class MessageWriter: Sendable {
  private struct Waiting {
    /// That the client did not read yet.
    var bytes = 0
    var isOver = false
  }

  /// In bytes that the client did not read yet.
  private static let limit = 64 << 20

  private let output: Descriptor
  private let queue = DispatchQueue(label: "waymark.output")
  private let waiting = Mutex(Waiting())
  private let whenLost: @Sendable () -> Void

  /// `whenLost` is called when the client reads no longer, or so slowly that too much waits.
  init(_ output: Descriptor, whenLost: @escaping @Sendable () -> Void) {
    self.output = output
    self.whenLost = whenLost
  }

  func send(_ body: [UInt8]) {
    let message = frame(body)
    let isTaken = waiting.withLock { waiting in
      guard !waiting.isOver else { return true }
      waiting.bytes += message.count
      guard waiting.bytes <= Self.limit else { return false }
      queue.async { [self] in write(message) }
      return true
    }
    if !isTaken { whenLost() }
  }

  private func write(_ message: [UInt8]) {
    if !output.send(message) { whenLost() }
    waiting.withLock { $0.bytes -= message.count }
  }

  /// Whether the client leaves so much unread that what can wait should.
  var isClogged: Bool { waiting.withLock { $0.bytes > Self.limit >> 6 } }

  /// Waits until everything is written; nothing is written after it.
  func finish() {
    waiting.withLock { $0.isOver = true }
    queue.sync {}
  }
}
