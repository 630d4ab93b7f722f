import Synchronization

/// Items that several threads work through, each taking the next one that nobody has.
final class SharedWork<Input: Sendable, Output: Sendable, Tool>: Sendable {
  private struct Progress {
    var next = 0
    var workers = 0
    var outputs: [Output?]
  }

  private let items: [Input]
  private let makeTool: @Sendable () -> Tool
  private let body: @Sendable (Input, inout Tool) -> Output
  private let progress: Mutex<Progress>

  init(
    _ items: [Input], makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Input, inout Tool) -> Output
  ) {
    self.items = items
    self.makeTool = makeTool
    self.body = body
    progress = Mutex(Progress(outputs: Array(repeating: nil, count: items.count)))
  }

  var count: Int { items.count }

  /// In the order of the items; whole when the last `run` has returned.
  var outputs: [Output] {
    progress.withLock { $0.outputs.compactMap(\.self) }
  }

  func expect(workers: Int) {
    progress.withLock { $0.workers = workers }
  }

  /// Works until no item is left, with one tool for all of them. True for the last worker to return.
  func run() -> Bool {
    var tool = makeTool()
    var next = takeNext()
    while let index = next {
      let output = body(items[index], &tool)
      next = takeNext(leaving: output, at: index)
    }
    return progress.withLock { progress in
      progress.workers -= 1
      return progress.workers == 0
    }
  }

  private func takeNext(leaving output: Output? = nil, at index: Int = 0) -> Int? {
    progress.withLock { progress in
      if let output { progress.outputs[index] = output }
      guard progress.next < items.count else { return nil }
      defer { progress.next += 1 }
      return progress.next
    }
  }
}
