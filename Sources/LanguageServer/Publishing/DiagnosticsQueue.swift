import Dispatch
import LanguageServerProtocol
import Synchronization

/// Computes diagnostics beside the event loop, so that no request waits for them: of one state at a
/// time, until the state changes.
///
/// Tasks that wait for diagnostics run here too. The shared pool is for requests that are answered
/// at once.
final class DiagnosticsQueue: TaskExecutor {
  /// The diagnostics of one state.
  struct Output: Sendable {
    let cache: DiagnosticsCache
    let diagnostics: [DocumentURI: [Diagnostic]]
    /// The time that they took, with the update of the index.
    let work: Duration

    init(cache: DiagnosticsCache, diagnostics: [DocumentURI: [Diagnostic]], since start: ContinuousClock.Instant) {
      (self.cache, self.diagnostics, work) = (cache, diagnostics, start.duration(to: .now))
    }
  }

  private let queue = DispatchQueue(label: "waymark.diagnostics", qos: .utility)
  /// The cache of the newest state; nil if that has changed.
  private let wanted = Mutex<DiagnosticsCache?>(nil)
  /// The cache of the last output, because many requests ask for the same diagnostics.
  private let reported = Mutex<DiagnosticsCache?>(nil)
  private let report: @Sendable (Output) -> Void

  /// `report` gets each output once, on other threads.
  init(report: @escaping @Sendable (Output) -> Void) {
    self.report = report
  }

  /// Computes the diagnostics of a state that is up to date, instead of those of an older one.
  func compute(_ snapshot: Snapshot, since start: ContinuousClock.Instant) {
    let cache = snapshot.diagnosticsCache
    wanted.withLock { $0 = cache }
    queue.async { [self] in
      let diagnostics = snapshot.diagnostics { isWanted(cache) }
      guard let diagnostics, isWanted(cache) else { return }
      reportOnce(Output(cache: cache, diagnostics: diagnostics, since: start))
    }
  }

  /// Reports the diagnostics that a request has computed.
  func reportComputed(_ snapshot: Snapshot, since start: ContinuousClock.Instant) {
    guard let diagnostics = snapshot.diagnostics(while: { false }) else { return }
    reportOnce(Output(cache: snapshot.diagnosticsCache, diagnostics: diagnostics, since: start))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private func reportOnce(_ output: Output) {
    let isNew = reported.withLock { reported in
      defer { reported = output.cache }
      return reported !== output.cache
    }
    if isNew { report(output) }
  }

  /// Cancels the computation, because the state has changed.
  func cancel() {
    wanted.withLock { $0 = nil }
  }

  private func isWanted(_ cache: DiagnosticsCache) -> Bool {
    wanted.withLock { $0 === cache }
  }
}
