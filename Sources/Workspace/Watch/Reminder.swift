import Synchronization

/// Calls somebody again and again.
final class Reminder: Sendable {
  private enum State {
    case idle
    case running(Task<Void, Never>)
    case stopped
  }

  private let state = Mutex(State.idle)

  /// False where it was started, or stopped, before.
  func start(every interval: Duration, _ remind: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard case .idle = state else { return false }
      state = .running(
        Task {
          while (try? await Task.sleep(for: interval)) != nil { remind() }
        })
      return true
    }
  }

  /// For good.
  func stop() {
    state.withLock { state in
      if case .running(let task) = state { task.cancel() }
      state = .stopped
    }
  }
}
