import LanguageServerProtocol
import Synchronization

/// The requests that wait for their reply, so that a cancellation is seen as soon as it is read.
final class InFlight: Sendable {
  private enum Progress {
    case waiting
    case running(Task<Void, Never>)
    case cancelled
  }

  private let requests = Mutex<[RequestID: Progress]>([:])

  /// Notes a request; false where another one with this id still waits.
  func add(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      guard requests[id] == nil else { return false }
      requests[id] = .waiting
      return true
    }
  }

  /// Ids of requests that were answered, or never asked, are ignored.
  func cancel(_ id: RequestID) {
    let running: Task<Void, Never>? = requests.withLock { requests in
      guard let progress = requests[id] else { return nil }
      requests[id] = .cancelled
      if case .running(let task) = progress { return task }
      return nil
    }
    running?.cancel()
  }

  /// Starts answering the request, so that a cancellation reaches the task from now on.
  func start(_ id: RequestID, _ answer: () -> Task<Void, Never>) {
    requests.withLock { requests in
      let task = answer()
      switch requests[id] {
      case .waiting: requests[id] = .running(task)
      case .cancelled: task.cancel()
      case .running, nil: break
      }
    }
  }

  func isCancelled(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      if case .cancelled? = requests[id] { true } else { false }
    }
  }

  /// Removes the request; false where it was replied to before.
  func finish(_ id: RequestID) -> Bool {
    requests.withLock { $0.removeValue(forKey: id) != nil }
  }

  func cancelAll() {
    for id in requests.withLock({ Array($0.keys) }) { cancel(id) }
  }
}
