import Synchronization

/// Items that several threads work through, each taking the next one that nobody has.
final class SharedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct Progress {
    var next = 0
    var workers = 0
    var outputs: [Output?]
  }

  private let items: [Input]
  private let body: @Sendable (Input) -> Output
  private let progress: Mutex<Progress>

  init(_ items: [Input], _ body: @escaping @Sendable (Input) -> Output) {
    self.items = items
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

  /// Works until no item is left. True for the last worker to return.
  func run() -> Bool {
    while let index = takeNext() {
      let output = body(items[index])
      progress.withLock { $0.outputs[index] = output }
    }
    return progress.withLock { progress in
      progress.workers -= 1
      return progress.workers == 0
    }
  }

  private func takeNext() -> Int? {
    progress.withLock { progress in
      guard progress.next < items.count else { return nil }
      defer { progress.next += 1 }
      return progress.next
    }
  }
}
