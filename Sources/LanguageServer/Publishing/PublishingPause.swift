/// Waits until edits come to rest before diagnostics are published.
///
/// Nothing depends on it but the work that is saved: diagnostics are of the whole workspace whenever they are made.
struct PublishingPause: Sendable {
  private let length: Duration
  /// Must lead to `isOver` after a time.
  private let signal: @Sendable (_ after: Duration) -> Void
  /// When the pause is over if nothing else happens; nil where nobody waits.
  private var end: ContinuousClock.Instant?

  init(length: Duration, signal: @escaping @Sendable (_ after: Duration) -> Void) {
    self.length = length
    self.signal = signal
  }

  /// Begins to wait, anew if it waits already.
  mutating func wait() {
    let isWaiting = end != nil
    end = .now + length
    if !isWaiting { signal(length) }
  }

  /// Whether a pause has passed since the last wait began. Otherwise only the rest of it is waited for.
  mutating func isOver() -> Bool {
    guard let end else { return true }
    let rest = ContinuousClock.now.duration(to: end)
    if rest > .zero { signal(rest) } else { self.end = nil }
    return rest <= .zero
  }
}
