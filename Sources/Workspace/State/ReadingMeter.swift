import Synchronization

/// The percentage of the reading that is done.
///
/// The number of batches is not known before the last is read, so each counts for half of the rest.
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
  private let report: @Sendable (Int) -> Void

  /// `report` is called on any thread, sometimes in another order than that of the numbers.
  init(_ report: @escaping @Sendable (Int) -> Void) {
    self.report = report
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
    if let percent { report(percent) }
  }
}
