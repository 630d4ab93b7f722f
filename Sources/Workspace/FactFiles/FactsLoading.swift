import Dispatch
import RoutingSystems
import Synchronization
import Routes

/// Facts of another run that are read on other threads while the tree is walked.
final class FactsLoading: Sendable {
  struct Kept: Sendable {
    let header: FactsHeader
    let files: [(file: ReadFile, reading: TrackedFiles.Reading)]

    init(_ facts: FactsFile) {
      header = facts.header
      let parts = inParallel(facts.files.count, smallest: 64) { range in
        facts.files[range].map { file in
          (file, TrackedFiles.Reading(file.extraction, status: file.status, content: file.content))
        }
      }
      files = Array(parts.joined())
    }
  }

  private let result = Mutex<Kept?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ read: @escaping @Sendable () -> FactsFile?) {
    DeepThread.startSurely { [self] in
      let kept = read().map(Kept.init)
      result.withLock { $0 = kept }
      done.signal()
    }
  }

  /// Waits for the end; nil where the facts could not be read. To be called once.
  func finish() -> Kept? {
    done.wait()
    return result.withLock { kept in
      defer { kept = nil }
      return kept
    }
  }
}
