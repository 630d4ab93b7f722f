import Essentials

/// Tells when the stages of some work began and ended, and how busy the processors were in each.
package struct Timeline: Sendable {
  package struct Stage: Sendable {
    package var name: String
    /// Since the timeline was made.
    package var start: Duration
    package var length: Duration
    /// Of all threads of the process, while the stage lasted.
    package var processorTime: Duration
  }

  private let start = ContinuousClock.now
  private let report: @Sendable (Stage) -> Void

  /// `report` gets each stage at its end.
  package init(_ report: @escaping @Sendable (Stage) -> Void) {
    self.report = report
  }

  fileprivate func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let (begin, busy) = (ContinuousClock.now, Platform.processorTime())
    defer {
      report(
        Stage(
          name: name, start: begin - start, length: ContinuousClock.now - begin,
          processorTime: Platform.processorTime() - busy))
    }
    return try work()
  }
}

extension Timeline? {
  /// Returns what `work` returns, and reports it as a stage if there is a timeline.
  package func measure<Result>(_ name: @autoclosure () -> String, _ work: () throws -> Result) rethrows -> Result {
    guard let self else { return try work() }
    return try self.measure(name(), work)
  }
}
