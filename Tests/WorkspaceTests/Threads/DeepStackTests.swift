import Foundation
import Synchronization
import Testing

@testable import Workspace

@Suite("Threads with deep stacks")
struct DeepStackTests {
  @Test(arguments: [(0, 1), (1, 1), (1, 8), (7, 2), (1000, 4), (3, 0), (3, -1)])
  func keepsTheOrder(count: Int, threads: Int) async {
    let items = Array(0..<count)
    let expected = items.map { $0 * 3 }
    let blocking: [Int] = Self.blockingMap(items, threads: threads) { $0 * 3 }
    #expect(blocking == expected)
    #expect(await DeepStack.map(items, threads: threads, tool: {}) { item, _ in item * 3 } == expected)
  }

  @Test func keepsAbsentOutputs() {
    let outputs: [Int?] = Self.blockingMap(Array(0..<4), threads: 2) { $0 % 2 == 0 ? $0 : nil }
    #expect(outputs == [0, nil, 2, nil])
  }

  @Test func bodiesMayUseHalfOfTheStack() {
    let depths = Self.blockingMap([DeepStack.stackBytes / 2], threads: 1) { bytes in
      Self.descend(bytes: bytes, from: Self.stackAddress())
    }
    #expect(depths == [true])
  }

  @Test func neverRunsMoreThreadsThanAsked() async {
    let running = Peak()
    _ = await DeepStack.map(Array(0..<64), threads: 3, tool: {}) { _, _ in
      running.enter()
      Thread.sleep(forTimeInterval: 0.001)
      running.leave()
    }
    #expect((1...3).contains(running.highest))
  }

  @Test func aThreadForWhichThereIsNoRoomIsRefused() {
    #expect(!DeepThread.start(stackBytes: 1 << 50) {})
  }

  /// What a thread would have done that does not start, another one does.
  @Test func workersThatNeverComeAreNotWaitedFor() {
    let work = SharedWork([1, 2], makeTool: {}) { item, _ in item * 3 }
    work.expect(workers: 3)
    #expect(!work.leave())
    #expect(!work.run())
    #expect(work.leave())
    #expect(work.takeOutputs() == [3, 6])
  }

  /// The overload that blocks, which an `async` function would not choose.
  private static func blockingMap<Output: Sendable>(
    _ items: [Int], threads: Int, _ body: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    DeepStack.map(items, threads: threads, body)
  }

  private static func stackAddress() -> UInt {
    var marker = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  private typealias Eight<Value> = (Value, Value, Value, Value, Value, Value, Value, Value)

  /// Calls itself until `bytes` of the stack are used, four kilobytes at a time: the thread sanitizer knows 65,536 calls at most.
  @inline(never)
  private static func descend(bytes: Int, from top: UInt) -> Bool {
    var ballast: Eight<Eight<Eight<Int>>>?
    return withUnsafeMutablePointer(to: &ballast) { place in
      let used = Int(bitPattern: top &- UInt(bitPattern: place))
      guard used < bytes else { return true }
      return descend(bytes: bytes, from: top) && used >= -bytes
    }
  }
}

/// Counts how many are inside at the same time.
private final class Peak: Sendable {
  private let counts = Mutex((now: 0, highest: 0))

  var highest: Int { counts.withLock { $0.highest } }

  func enter() {
    counts.withLock { counts in
      counts.now += 1
      counts.highest = max(counts.highest, counts.now)
    }
  }

  func leave() {
    counts.withLock { $0.now -= 1 }
  }
}
