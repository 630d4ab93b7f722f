import Synchronization
import Testing

@testable import LanguageServer

@Suite struct PublishingPauseTests {
  private let length = Duration.seconds(3600)

  @Test func waitsForOneSignalAtATime() {
    let waits = Waits()
    var pause = PublishingPause(length: length) { waits.add($0) }
    #expect(pause.isOver)
    pause.wait()
    pause.wait()
    #expect(waits.all == [length])
    #expect(!pause.isOver)
  }

  /// The whole length again would be up to twice the pause after the last edit.
  @Test func waitsNoLongerThanOnePauseAfterTheLastEdit() {
    let waits = Waits()
    var pause = PublishingPause(length: length) { waits.add($0) }
    pause.wait()
    pause.wait()
    #expect(pause.step() == .wait)
    #expect(waits.all.count == 2)
    #expect(waits.all.last.map { $0 < length && $0 > .zero } == true)
  }

  @Test func computesAndPublishesOnce() {
    let waits = Waits()
    var pause = PublishingPause(length: .zero) { waits.add($0) }
    pause.wait()
    #expect(pause.step() == .compute)
    #expect(pause.step() == .publish)
    #expect(pause.isOver)
    pause.wait()
    #expect(waits.all == [.zero, .zero, .zero])
  }

  /// As early before the end as the work took the last time, but not at once.
  @Test(arguments: [
    ([900], 2700), ([3600], 720), ([7200], 720), ([900, 1000], 2600), ([800, 100], 2900), ([800, 100, 750], 2850),
  ])
  func beginsWithinThePause(works: [Int], wait: Int) {
    let waits = Waits()
    var pause = PublishingPause(length: length) { waits.add($0) }
    for work in works { pause.note(work: .seconds(work)) }
    pause.wait()
    #expect(waits.all == [.seconds(wait)])
  }

  /// What is ready before waits for the end of the pause, and a change in the meantime begins anew.
  @Test func publishesWhenThePauseIsOver() {
    let waits = Waits()
    var pause = PublishingPause(length: length, lead: length) { waits.add($0) }
    pause.wait()
    #expect(pause.step() == .compute)
    #expect(!pause.isOver)
    #expect(pause.step() == .wait)
    pause.wait()
    #expect(pause.step() == .compute)
  }

  private final class Waits: Sendable {
    private let durations = Mutex<[Duration]>([])

    var all: [Duration] { durations.withLock { $0 } }

    func add(_ duration: Duration) { durations.withLock { $0.append(duration) } }
  }
}
