import Synchronization
import Testing

@testable import Workspace

@Suite("Values that another thread makes")
struct ConcurrentValueTests {
  @Test func allWhoWaitGetTheOneValue() {
    let made = Atomic(0)
    let value = ConcurrentValue { made.add(1, ordering: .relaxed).newValue }
    let waited = DeepStack.map(Array(0..<8), threads: 4) { _ in value.wait() }
    #expect(waited == Array(repeating: 1, count: 8))
    #expect(made.load(ordering: .relaxed) == 1)
  }
}
