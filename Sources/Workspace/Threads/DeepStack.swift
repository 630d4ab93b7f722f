import Dispatch

/// Runs work in parallel on threads of its own whose stacks are deep enough for a recursive parser.
///
/// The threads of the main program and of Swift concurrency have stacks of a size that the user's shell decides, down to
/// 512 KiB; SwiftParser needs more than 1 MiB for legal sources.
package enum DeepStack {
  /// Of each thread, in bytes. Only touched pages take memory.
  static let stackBytes = 64 << 20

  /// The outputs for all items, in their order, from at most `threads` threads at a time, each with a tool of its own.
  /// Blocks the calling thread.
  package static func map<Input: Sendable, Output: Sendable, Tool>(
    _ items: [Input], threads: Int, tool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Input, inout Tool) -> Output
  ) -> [Output] {
    let done = DispatchSemaphore(value: 0)
    let work = SharedWork(items, makeTool: tool, body)
    start(work, threads: threads) { done.signal() }
    done.wait()
    return work.takeOutputs()
  }

  /// As the function that blocks, for callers that must leave the threads of Swift concurrency free.
  package static func map<Input: Sendable, Output: Sendable, Tool>(
    _ items: [Input], threads: Int, tool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Input, inout Tool) -> Output
  ) async -> [Output] {
    let work = SharedWork(items, makeTool: tool, body)
    await withCheckedContinuation { continuation in
      start(work, threads: threads) { continuation.resume() }
    }
    return work.takeOutputs()
  }

  /// Without tools. Blocks the calling thread.
  package static func map<Input: Sendable, Output: Sendable>(
    _ items: [Input], threads: Int, _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    map(items, threads: threads, tool: {}) { item, _ in body(item) }
  }

  /// Starts the threads, or as many as the system lets it; the last one to find no more work calls `whenDone`, once.
  private static func start<Input: Sendable, Output: Sendable, Tool>(
    _ work: SharedWork<Input, Output, Tool>, threads: Int, whenDone: @escaping @Sendable () -> Void
  ) {
    let count = max(1, min(threads, work.count))
    let run: @Sendable () -> Void = { if work.run() { whenDone() } }
    work.expect(workers: count)
    DeepThread.startSurely(stackBytes: stackBytes, run)
    for _ in 1..<count where !DeepThread.start(stackBytes: stackBytes, run) {
      if work.leave() { whenDone() }
    }
  }
}
