/// Waits until edits come to rest before diagnostics are published.
///
/// Nothing depends on it but the work that is saved: diagnostics are of the whole workspace whenever they are made. The
/// work begins within the pause, so that it is done at its end if it takes as long as the slowest of late.
struct PublishingPause: Sendable {
  /// What is to be done after a signal.
  enum Step {
    case wait
    case compute
    /// Publish the diagnostics that are ready.
    case publish
  }

  typealias Instant = ContinuousClock.Instant

  private let length: Duration
  /// Must lead to `step` after a time.
  private let signal: @Sendable (_ after: Duration) -> Void
  /// When the pause is over if nothing else happens; nil where nobody waits.
  private var end: Instant?
  private var isSignalled = false
  private var hasBegun = false
  /// How long before the end of the pause the work begins.
  private var lead = Duration.zero

  init(length: Duration, signal: @escaping @Sendable (_ after: Duration) -> Void) {
    self.length = length
    self.signal = signal
  }

  /// Begins to wait, anew if it waits already.
  mutating func wait(at now: Instant = .now) {
    end = now + length
    hasBegun = false
    if !isSignalled { callLater(length - lead) }
  }

  /// The next step after a signal: only what is left of the time since the last `wait` is waited for.
  mutating func step(at now: Instant = .now) -> Step {
    isSignalled = false
    guard let end else { return .publish }
    let rest = now.duration(to: hasBegun ? end : end - lead)
    if rest > .zero {
      callLater(rest)
      return .wait
    }
    guard !hasBegun else {
      self.end = nil
      return .publish
    }
    hasBegun = true
    callLater(max(.zero, now.duration(to: end)))
    return .compute
  }

  /// True if diagnostics that are ready are to be published at once, and false if the step `publish` follows.
  func isOver(at now: Instant = .now) -> Bool { end.map { $0 <= now } ?? true }

  /// Notes how long the last computation took. The slow ones count for some time: an edit and its opposite often differ.
  mutating func note(work: Duration) {
    // What is left is time for changes that follow at once.
    lead = min(max(work, lead * 7 / 8), length * 4 / 5)
  }

  private mutating func callLater(_ time: Duration) {
    isSignalled = true
    // A pending signal cannot be brought forward, so it comes no later than the work for an edit that follows at once may
    // begin. Only if the lead grows in the meantime, that work begins late, once.
    signal(min(time, length - lead))
  }
}
