import Synchronization

/// Knows that the conversation comes to its end as soon as that is read, while the event loop may still work on earlier
/// messages: long work is given up for it, and the process ends in time.
final class Closing: Sendable {
  private struct Signs {
    var shutdownsRead = 0
    var shutdownsHandled = 0
    var isOver = false
  }

  private let signs = Mutex(Signs())
  private let events: AsyncStream<Event>.Continuation
  private let whenOver: @Sendable (Int32) -> Void

  /// `whenOver` is told once, at once, the exit code that the process ends with.
  init(_ events: AsyncStream<Event>.Continuation, whenOver: @escaping @Sendable (Int32) -> Void) {
    self.events = events
    self.whenOver = whenOver
  }

  /// Whether a `shutdown` waits for its turn, or the conversation is over.
  var isNear: Bool {
    signs.withLock { $0.isOver || $0.shutdownsRead > $0.shutdownsHandled }
  }

  /// Nothing that comes now counts.
  var isOver: Bool { signs.withLock { $0.isOver } }

  func readShutdown() {
    signs.withLock { $0.shutdownsRead += 1 }
  }

  /// A `shutdown` had its turn; after one that was refused, work goes on.
  func handledShutdown() {
    signs.withLock { $0.shutdownsHandled += 1 }
  }

  /// Ends the conversation after what was read before. Only the first ending counts.
  func end(_ ending: Ending) {
    let exitCode: Int32? = signs.withLock { signs in
      guard !signs.isOver else { return nil }
      signs.isOver = true
      return ending.exitCode(afterShutdown: signs.shutdownsRead > 0)
    }
    guard let exitCode else { return }
    events.yield(.end(ending))
    whenOver(exitCode)
  }
}
