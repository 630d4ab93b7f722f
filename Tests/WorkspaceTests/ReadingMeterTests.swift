import Synchronization
import TestSupport
import Testing

@testable import Workspace

struct ReadingMeterTests {
  @Test func eachBatchTakesHalfOfWhatIsLeft() {
    let told = Told()
    let meter = ReadingMeter { told.add($0) }
    for jobs in [2, 0, 1, 5] {
      meter.begin(jobs: jobs)
      for _ in 0..<jobs { meter.advance() }
    }
    #expect(told.all == [25, 50, 75, 77, 80, 82, 85, 87])
  }

  @Test func aTreeIsReadToItsEnd() async throws {
    let files = (0..<50).map { ("File\($0).swift", "let view = RoutableView<P\($0)>()") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let told = Told()
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    #expect(await state.update(reporting: { told.add($0) }))
    #expect(told.all == told.all.sorted() && (told.all.last ?? 0) >= 50)
  }
}

private final class Told: Sendable {
  private let numbers = Mutex<[Int]>([])

  func add(_ number: Int) { numbers.withLock { $0.append(number) } }

  var all: [Int] { numbers.withLock { $0 } }
}
