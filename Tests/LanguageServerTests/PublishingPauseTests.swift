import Synchronization
import Testing

@testable import LanguageServer

@Suite struct PublishingPauseTests {
  private let length = Duration.seconds(3600)

  @Test func waitsForOneSignalAtATime() {
    let waits = Waits()
    var pause = PublishingPause(length: length) { waits.add($0) }
    let isOver = pause.isOver()
    #expect(isOver)
    pause.wait()
    pause.wait()
    #expect(waits.all == [length])
  }

  /// The whole length again would be up to twice the pause after the last edit.
  @Test func waitsNoLongerThanOnePauseAfterTheLastEdit() {
    let waits = Waits()
    var pause = PublishingPause(length: length) { waits.add($0) }
    pause.wait()
    pause.wait()
    let isOver = pause.isOver()
    #expect(!isOver)
    #expect(waits.all.count == 2)
    #expect(waits.all.last.map { $0 < length && $0 > .zero } == true)
  }

  @Test func isOverOnce() {
    let waits = Waits()
    var pause = PublishingPause(length: .zero) { waits.add($0) }
    pause.wait()
    let isOver = pause.isOver()
    pause.wait()
    #expect(isOver)
    #expect(waits.all == [.zero, .zero])
  }

  private final class Waits: Sendable {
    private let durations = Mutex<[Duration]>([])

    var all: [Duration] { durations.withLock { $0 } }

    func add(_ duration: Duration) { durations.withLock { $0.append(duration) } }
  }
}
