import Synchronization

/// How much of the reading is done, in percent.
///
/// How many batches there will be is not known before the last is read, so each takes half of what is left.
final class ReadingMeter: Sendable {
  private struct Reading {
    /// Of the whole, what the batches before this one took.
    var before = 0.0
    var jobs = 0
    var done = 0

    var share: Double { (1 - before) / 2 * Double(done) / Double(max(jobs, 1)) }
    var percent: Int { Int((before + share) * 100) }
  }

  private let reading = Mutex(Reading())
  private let tell: @Sendable (Int) -> Void

  /// `tell` is called on any thread, now and then in another order than that of the numbers.
  init(_ tell: @escaping @Sendable (Int) -> Void) {
    self.tell = tell
  }

  func begin(jobs: Int) {
    reading.withLock { reading in
      reading.before += reading.share
      (reading.jobs, reading.done) = (jobs, 0)
    }
  }

  /// A job of the batch is done.
  func advance() {
    let percent: Int? = reading.withLock { reading in
      let old = reading.percent
      reading.done += 1
      return reading.percent > old ? reading.percent : nil
    }
    if let percent { tell(percent) }
  }
}
