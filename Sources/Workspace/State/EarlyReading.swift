import Dispatch
import Synchronization

/// Reads the files that a walk finds while it goes on, with the threads that would wait for its end.
final class EarlyReading: Sendable {
  private struct Progress {
    var found: [FilePath] = []
    var next = 0
    var isClosed = false
    var results: [FilePath: ReadingBatch.Source.Outcome] = [:]
  }

  private let batch: ReadingBatch
  private let progress = Mutex(Progress())
  /// One signal for each file that is found, and one for each thread at the end.
  private let news = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let threads: Int

  /// nil without a thread. `batch` says how to read.
  init?(_ batch: ReadingBatch, threads: Int) {
    guard threads > 0 else { return nil }
    (self.batch, self.threads) = (batch, threads)
    for _ in 0..<threads {
      if !DeepThread.start(stackBytes: DeepStack.stackBytes, { [self] in run() }) { done.signal() }
    }
  }

  func add(_ path: FilePath) {
    progress.withLock { $0.found.append(path) }
    news.signal()
  }

  /// What was read, when each thread has read its last file. The others are left.
  func finish() -> [FilePath: ReadingBatch.Source.Outcome] {
    progress.withLock { $0.isClosed = true }
    for _ in 0..<threads { news.signal() }
    for _ in 0..<threads { done.wait() }
    return progress.withLock { progress in
      defer { progress = Progress() }
      return progress.results
    }
  }

  private func run() {
    var reader = FileReader()
    while let path = takeNext() {
      let outcome = batch.read(path, with: &reader)
      progress.withLock { $0.results[path] = outcome }
    }
    done.signal()
  }

  private func takeNext() -> FilePath? {
    news.wait()
    return progress.withLock { progress in
      guard !progress.isClosed, progress.next < progress.found.count else { return nil }
      defer { progress.next += 1 }
      return progress.found[progress.next]
    }
  }
}
