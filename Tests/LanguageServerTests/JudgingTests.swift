import Foundation
import LanguageServerProtocol
import Logging
import Synchronization
import Testing

@testable import LanguageServer

@Suite struct JudgingTests {
  /// Takes verdicts, and lets a test wait for the next.
  private final class Reports: Sendable {
    private let all = Mutex<[Judging.Verdict]>([])
    private let news = DispatchSemaphore(value: 0)

    func add(_ verdict: Judging.Verdict) {
      all.withLock { $0.append(verdict) }
      news.signal()
    }

    func next() -> Judging.Verdict {
      news.wait()
      return all.withLock { $0.removeFirst() }
    }
  }

  private let reports = Reports()
  private let judging: Judging
  private var session = Session(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  init() {
    judging = Judging { [reports] in reports.add($0) }
  }

  @Test mutating func aVerdictIsCurrentUntilSomethingChanges() {
    judging.begin(session.snapshot, since: .now)
    let verdict = reports.next()
    #expect(session.isCurrent(verdict.judgement))
    session.isStale = true
    #expect(!session.isCurrent(verdict.judgement))
  }

  enum Change: CaseIterable { case begin, giveUp }

  @Test(arguments: Change.allCases) mutating func nothingIsSaidOfAStateThatChanged(change: Change) {
    let older = session.snapshot
    let finish = hold(older.judgement)
    judging.begin(older, since: .now)
    if change == .giveUp { judging.giveUp() }
    session.isStale = true
    judging.begin(session.snapshot, since: .now)
    finish()
    #expect(session.isCurrent(reports.next().judgement))
  }

  @Test func whatWasGivenUpIsLookedForAgain() {
    let snapshot = session.snapshot
    #expect(snapshot.diagnostics { false } == nil)
    #expect(snapshot.diagnostics { true } == [:])
    #expect(snapshot.diagnostics { false } == [:], "it is known now")
  }

  /// Has somebody judge, for as long as the test wants.
  private func hold(_ judgement: Judgement) -> () -> Void {
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      _ = judgement {
        begun.signal()
        end.wait()
        return [:]
      }
    }
    begun.wait()
    return { end.signal() }
  }
}
