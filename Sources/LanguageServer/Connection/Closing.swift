import Synchronization

/// Knows that the conversation comes to its end as soon as that is read, while the event loop may still work on earlier
/// messages: long work is given up for it, and the process ends in time.
final class Closing: Sendable {
  private struct Signs {
    var shutdownsRead = 0
    var shutdownsHandled = 0
    var isOver = false
    /// Whether what was asked before may still be answered, although nothing more is read.
    var isOrderly = false
    /// When what was asked before the first `shutdown` is given up.
    var deadline: ContinuousClock.Instant?
  }

  private let signs = Mutex(Signs())
  private let events: AsyncStream<Event>.Continuation
  private let patience: Duration
  private let whenOver: @Sendable (Int32, Duration) -> Void

  /// `patience` is how long requests are answered after a `shutdown` is read. `whenOver` is called once, as soon as the
  /// end is read, with the exit code of the process and with how long requests may still be answered.
  init(
    _ events: AsyncStream<Event>.Continuation, patience: Duration,
    whenOver: @escaping @Sendable (Int32, Duration) -> Void
  ) {
    self.events = events
    self.patience = patience
    self.whenOver = whenOver
  }

  /// Whether a `shutdown` waits for its turn, or the conversation is over.
  var isNear: Bool {
    signs.withLock { $0.isOver || $0.shutdownsRead > $0.shutdownsHandled }
  }

  /// Whether requests that were read before are no longer answered.
  var isOutOfTime: Bool {
    signs.withLock { signs in
      if signs.isOver && !signs.isOrderly { return true }
      guard signs.shutdownsRead > signs.shutdownsHandled, let deadline = signs.deadline else { return false }
      return ContinuousClock.now >= deadline
    }
  }

  /// Nothing that comes now counts.
  var isOver: Bool { signs.withLock { $0.isOver } }

  func readShutdown() {
    signs.withLock { signs in
      signs.shutdownsRead += 1
      signs.deadline = signs.deadline ?? .now + patience
    }
  }

  /// A `shutdown` had its turn; after one that was refused, work goes on.
  func handledShutdown() {
    signs.withLock { signs in
      signs.shutdownsHandled += 1
      if signs.shutdownsHandled == signs.shutdownsRead { signs.deadline = nil }
    }
  }

  /// Ends the conversation after what was read before. Only the first ending counts.
  func end(_ ending: Ending) {
    let end: (exitCode: Int32, isOrderly: Bool)? = signs.withLock { signs in
      guard !signs.isOver else { return nil }
      signs.isOver = true
      signs.isOrderly = ending.mayBeOrderly && signs.shutdownsRead > 0
      return (ending.exitCode(afterShutdown: signs.shutdownsRead > 0), signs.isOrderly)
    }
    guard let end else { return }
    events.yield(.end(ending))
    whenOver(end.exitCode, end.isOrderly ? patience : .zero)
  }
}
