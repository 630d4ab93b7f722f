import Synchronization
import Testing

@testable import LanguageServer

@Suite struct PublishingPauseTests {
  private static let length = Duration.milliseconds(50)
  private let start = ContinuousClock.now
  private let waits = Waits()

  /// A pause after work that took so many milliseconds.
  private func pause(after works: [Int] = []) -> PublishingPause {
    var pause = PublishingPause(length: Self.length) { [waits] in waits.add($0) }
    for work in works { pause.note(work: .milliseconds(work)) }
    return pause
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  @Test func waitsForOneSignalAtATime() {
    var pause = pause()
    #expect(pause.isOver(at: time(0)))
    pause.wait(at: time(0))
    pause.wait(at: time(1))
    #expect(waits.milliseconds == [50])
    #expect(!pause.isOver(at: time(50)))
    #expect(pause.isOver(at: time(51)))
  }

  /// The whole length again would be up to twice the pause after the last edit.
  @Test func waitsNoLongerThanOnePauseAfterTheLastEdit() {
    var pause = pause()
    pause.wait(at: time(0))
    pause.wait(at: time(20))
    #expect(pause.step(at: time(50)) == .wait)
    #expect(waits.milliseconds == [50, 20])
    #expect(pause.step(at: time(70)) == .compute)
  }

  @Test func computesAndPublishesOnce() {
    var pause = pause()
    pause.wait(at: time(0))
    #expect(pause.step(at: time(50)) == .compute)
    #expect(pause.step(at: time(50)) == .publish)
    #expect(pause.isOver(at: time(0)), "nobody waits")
    pause.wait(at: time(60))
    #expect(waits.milliseconds == [50, 0, 50])
  }

  /// As early before the end as the work took the last time, but not at once.
  @Test(arguments: [
    ([15], 35), ([50], 10), ([100], 10), ([16, 20], 30), ([8, 0], 43), ([8, 0, 7], 43), ([8, 0, 2, 9], 41),
  ])
  func beginsWithinThePause(works: [Int], wait: Int) {
    var pause = pause(after: works)
    pause.wait(at: time(0))
    #expect(waits.milliseconds == [wait])
  }

  /// What is ready before waits for the end of the pause.
  @Test func publishesWhenThePauseIsOver() {
    var pause = pause(after: [20])
    pause.wait(at: time(0))
    #expect(pause.step(at: time(30)) == .compute)
    #expect(!pause.isOver(at: time(49)))
    #expect(pause.step(at: time(49)) == .wait)
    #expect(pause.step(at: time(50)) == .publish)
    #expect(waits.milliseconds == [30, 20, 1])
  }

  /// The signal for the end of the pause before would come too late for the work for a new edit.
  @Test func anEditAfterTheWorkBeganIsNotLate() {
    var pause = pause(after: [40])
    pause.wait(at: time(0))
    #expect(pause.step(at: time(10)) == .compute)
    pause.wait(at: time(11))
    #expect(waits.milliseconds == [10, 10])
    #expect(pause.step(at: time(20)) == .wait)
    #expect(pause.step(at: time(21)) == .compute)
    #expect(waits.milliseconds == [10, 10, 1, 10])
  }

  private final class Waits: Sendable {
    private let durations = Mutex<[Duration]>([])

    /// Rounded down.
    var milliseconds: [Int] { durations.withLock { $0.map { Int($0 / .milliseconds(1)) } } }

    func add(_ duration: Duration) { durations.withLock { $0.append(duration) } }
  }
}
