import Dispatch
import LanguageServerProtocol
import Synchronization

/// Finds diagnostics beside the event loop, so that no request waits for them: of one state at a time, and only while nothing has
/// changed since.
///
/// Tasks that wait for diagnostics run here too: those of the shared pool are for answers that come at once.
final class Judging: TaskExecutor {
  /// What is wrong in one state.
  struct Verdict: Sendable {
    let judgement: Judgement
    let diagnostics: [DocumentURI: [Diagnostic]]
    let start: ContinuousClock.Instant
  }

  private let queue = DispatchQueue(label: "waymark.judging", qos: .utility)
  /// That of the newest state; nil where that has changed.
  private let wanted = Mutex<Judgement?>(nil)
  /// That which was said last: many ask for the same.
  private let said = Mutex<Judgement?>(nil)
  private let say: @Sendable (Verdict) -> Void

  init(report: @escaping @Sendable (Verdict) -> Void) {
    say = report
  }

  /// Judges a settled state, whose work began at `start`, instead of any older one.
  func begin(_ snapshot: Snapshot, since start: ContinuousClock.Instant) {
    let judgement = snapshot.judgement
    wanted.withLock { $0 = judgement }
    queue.async { [self] in
      let diagnostics = snapshot.diagnostics { isWanted(judgement) }
      guard let diagnostics, isWanted(judgement) else { return }
      report(Verdict(judgement: judgement, diagnostics: diagnostics, start: start))
    }
  }

  /// Says what was found for a client that asked for it.
  func report(_ snapshot: Snapshot, since start: ContinuousClock.Instant) {
    guard let diagnostics = snapshot.diagnostics(while: { false }) else { return }
    report(Verdict(judgement: snapshot.judgement, diagnostics: diagnostics, start: start))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private func report(_ verdict: Verdict) {
    let isNew = said.withLock { said in
      defer { said = verdict.judgement }
      return said !== verdict.judgement
    }
    if isNew { say(verdict) }
  }

  /// Something changed, so that another state is to be judged.
  func giveUp() {
    wanted.withLock { $0 = nil }
  }

  private func isWanted(_ judgement: Judgement) -> Bool {
    wanted.withLock { $0 === judgement }
  }
}
