import Dispatch
import LanguageServerProtocol
import Synchronization

/// Finds diagnostics beside the event loop, so that no request waits for them: of one state at a time, and only while nothing has
/// changed since.
final class Judging: Sendable {
  /// What is wrong in one state.
  struct Verdict: Sendable {
    let judgement: Judgement
    let diagnostics: [DocumentURI: [Diagnostic]]
    let start: ContinuousClock.Instant
  }

  private let queue = DispatchQueue(label: "waymark.judging", qos: .utility)
  /// That of the newest state; nil where that has changed.
  private let wanted = Mutex<Judgement?>(nil)
  private let report: @Sendable (Verdict) -> Void

  init(report: @escaping @Sendable (Verdict) -> Void) {
    self.report = report
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

  /// Something changed, so that another state is to be judged.
  func giveUp() {
    wanted.withLock { $0 = nil }
  }

  private func isWanted(_ judgement: Judgement) -> Bool {
    wanted.withLock { $0 === judgement }
  }
}
