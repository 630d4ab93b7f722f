import Synchronization

/// The end of the conversation, known as soon as it is read, while the event loop may still work on
/// earlier messages. Long work is cancelled then, so that the process ends in time.
final class Closing: Sendable {
  private struct Signs {
    var shutdownsRead = 0
    var shutdownsHandled = 0
    var isOver = false
    /// Earlier requests may still be answered, although nothing more is read.
    var isOrderly = false
    /// The time at which requests from before the first `shutdown` are cancelled.
    var deadline: ContinuousClock.Instant?
  }

  private let signs = Mutex(Signs())
  private let events: AsyncStream<Event>.Continuation
  /// How long requests are answered after a `shutdown` is read.
  let patience: Duration
  private let whenOver: @Sendable (Int32, Duration) -> Void

  /// `whenOver` is called once, as soon as the end is read, with the exit code of the process and
  /// with the time in which requests may still be answered.
  init(
    _ events: AsyncStream<Event>.Continuation, patience: Duration,
    whenOver: @escaping @Sendable (Int32, Duration) -> Void
  ) {
    self.events = events
    self.patience = patience
    self.whenOver = whenOver
  }

  /// True if a `shutdown` waits for its turn, or the conversation is over.
  var isNear: Bool {
    signs.withLock { $0.isOver || $0.shutdownsRead > $0.shutdownsHandled }
  }

  /// True if pending requests must be cancelled, because the time limit of a `shutdown` has passed
  /// or the conversation ended without `shutdown`.
  var isOutOfTime: Bool {
    signs.withLock { signs in
      if signs.isOver && !signs.isOrderly { return true }
      guard signs.shutdownsRead > signs.shutdownsHandled, let deadline = signs.deadline else { return false }
      return ContinuousClock.now >= deadline
    }
  }

  /// True if later messages are ignored.
  var isOver: Bool { signs.withLock { $0.isOver } }

  func readShutdown() {
    signs.withLock { signs in
      signs.shutdownsRead += 1
      signs.deadline = signs.deadline ?? .now + patience
    }
  }

  /// Notes that a `shutdown` was handled. After one that was refused, work continues.
  func handledShutdown() {
    signs.withLock { signs in
      signs.shutdownsHandled += 1
      if signs.shutdownsHandled == signs.shutdownsRead { signs.deadline = nil }
    }
  }

  /// Ends the conversation after the messages that were read before. Later calls have no effect.
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
