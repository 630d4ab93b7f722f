import Synchronization

/// Items that several threads work through, each taking the next one that nobody has.
///
/// A thread may hold it for a moment after the work is done, so what it was made of goes with the outputs.
final class SharedWork<Input: Sendable, Output: Sendable, Tool>: Sendable {
  private typealias Body = @Sendable (Input, inout Tool) -> Output

  private struct Progress {
    var items: [Input]
    var body: Body?
    var next = 0
    var workers = 0
    var outputs: [Output?]
  }

  let count: Int
  private let makeTool: @Sendable () -> Tool
  private let progress: Mutex<Progress>

  init(
    _ items: [Input], makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Input, inout Tool) -> Output
  ) {
    count = items.count
    self.makeTool = makeTool
    progress = Mutex(Progress(items: items, body: body, outputs: Array(repeating: nil, count: items.count)))
  }

  /// Hands over the outputs in the order of the items, once the last `run` has returned.
  func takeOutputs() -> [Output] {
    progress.withLock { progress in
      defer { progress = Progress(items: [], outputs: []) }
      var outputs: [Output] = []
      outputs.reserveCapacity(count)
      // Moved out: a copy of each takes as long as the rest of handing over.
      for index in progress.outputs.indices {
        if let output = progress.outputs[index].take() { outputs.append(output) }
      }
      return outputs
    }
  }

  func expect(workers: Int) {
    progress.withLock { $0.workers = workers }
  }

  /// Works until no item is left, with one tool for all of them. True for the last worker to return.
  func run() -> Bool {
    if let body = progress.withLock({ $0.body }) { work(body) }
    return leave()
  }

  /// One worker fewer. True for the last one.
  func leave() -> Bool {
    progress.withLock { progress in
      progress.workers -= 1
      return progress.workers == 0
    }
  }

  private func work(_ body: Body) {
    var tool = makeTool()
    var next = takeNext()
    while let (index, item) = next {
      let output = body(item, &tool)
      next = takeNext(leaving: output, at: index)
    }
  }

  private func takeNext(leaving output: Output? = nil, at index: Int = 0) -> (index: Int, item: Input)? {
    progress.withLock { progress in
      if let output { progress.outputs[index] = output }
      guard progress.next < count else { return nil }
      defer { progress.next += 1 }
      return (progress.next, progress.items[progress.next])
    }
  }
}
