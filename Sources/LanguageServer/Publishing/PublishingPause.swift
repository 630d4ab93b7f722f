/// Waits until edits come to rest before diagnostics are published.
///
/// Nothing depends on it but the work that is saved: diagnostics are of the whole workspace whenever they are made.
struct PublishingPause: Sendable {
  private let length: Duration
  /// Called when a pause may be over; it must lead to `isOver`.
  private let signal: @Sendable () -> Void
  private var isWaiting = false
  private var isDisturbed = false

  init(length: Duration, signal: @escaping @Sendable () -> Void) {
    self.length = length
    self.signal = signal
  }

  /// Begins to wait, anew if it waits already.
  mutating func wait(for session: inout Session) {
    session.isStale = false
    if isWaiting { isDisturbed = true } else { start() }
  }

  /// Whether nothing happened since the wait began. If something did, waits once more.
  mutating func isOver() -> Bool {
    isWaiting = false
    guard isDisturbed else { return true }
    start()
    return false
  }

  private mutating func start() {
    (isWaiting, isDisturbed) = (true, false)
    let (length, signal) = (length, signal)
    Task {
      try? await Task.sleep(for: length)
      signal()
    }
  }
}
