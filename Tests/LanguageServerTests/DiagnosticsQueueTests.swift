import Foundation
import LanguageServerProtocol
import Logging
import Synchronization
import Testing

@testable import LanguageServer

@Suite struct DiagnosticsQueueTests {
  /// Collects outputs, and lets a test wait for the next.
  private final class Reports: Sendable {
    private let all = Mutex<[DiagnosticsQueue.Output]>([])
    private let news = DispatchSemaphore(value: 0)

    func add(_ output: DiagnosticsQueue.Output) {
      all.withLock { $0.append(output) }
      news.signal()
    }

    func next() -> DiagnosticsQueue.Output {
      news.wait()
      return all.withLock { $0.removeFirst() }
    }
  }

  private let reports = Reports()
  private let queue: DiagnosticsQueue
  private var session = Session(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  init() {
    queue = DiagnosticsQueue { [reports] in reports.add($0) }
  }

  @Test mutating func outputIsCurrentUntilSomethingChanges() {
    queue.compute(session.snapshot, since: .now)
    let output = reports.next()
    #expect(session.isCurrent(output.cache))
    session.isStale = true
    #expect(!session.isCurrent(output.cache))
  }

  enum Change: CaseIterable { case compute, cancel }

  @Test(arguments: Change.allCases) mutating func nothingIsReportedOfAStateThatChanged(change: Change) {
    let older = session.snapshot
    let finish = compute(with: older.diagnosticsCache)
    queue.compute(older, since: .now)
    if change == .cancel { queue.cancel() }
    session.isStale = true
    queue.compute(session.snapshot, since: .now)
    finish()
    #expect(session.isCurrent(reports.next().cache))
  }

  @Test func cancelledDiagnosticsAreComputedAgain() {
    let snapshot = session.snapshot
    #expect(snapshot.diagnostics { false } == nil)
    #expect(snapshot.diagnostics { true } == [:])
    #expect(snapshot.diagnostics { false } == [:], "it is known now")
  }

  /// Computes diagnostics on another thread until the returned function is called.
  private func compute(with cache: DiagnosticsCache) -> () -> Void {
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      _ = cache {
        begun.signal()
        end.wait()
        return [:]
      }
    }
    begun.wait()
    return { end.signal() }
  }
}
