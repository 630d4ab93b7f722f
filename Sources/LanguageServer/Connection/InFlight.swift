import LanguageServerProtocol
import Synchronization

/// The requests that wait for their reply, so that a cancellation is seen as soon as it is read.
final class InFlight: Sendable {
  private enum Progress {
    case waiting
    case running(Task<Void, Never>)
    /// And replied to; it is in the event loop's hands all the same.
    case cancelled

    var task: Task<Void, Never>? {
      if case .running(let task) = self { task } else { nil }
    }
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

  /// Whether a request is not replied to yet.
  func isWaiting(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      switch requests[id] {
      case .waiting, .running: true
      case .cancelled, nil: false
      }
    }
  }

  /// Returns whether the caller must reply, because nothing works on the request yet. Ids of requests that were answered,
  /// or never asked, are ignored.
  func cancel(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      switch requests[id] {
      case .waiting:
        requests[id] = .cancelled
        return true
      case .running(let task):
        task.cancel()
        return false
      case .cancelled, nil: return false
      }
    }
  }

  /// Starts the task that replies to the request, unless it was cancelled. A cancellation reaches the task from now on.
  func start(_ id: RequestID, _ answer: () -> Task<Void, Never>) {
    requests.withLock { requests in
      guard case .waiting? = requests[id] else { return requests[id] = nil }
      requests[id] = .running(answer())
    }
  }

  /// Lets a request that a task works on wait again. Returns false if it was cancelled: then the
  /// task must reply.
  func postpone(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      guard case .running(let task)? = requests[id], !task.isCancelled else { return false }
      requests[id] = .waiting
      return true
    }
  }

  /// Gives up the request if it was cancelled before its turn.
  func dropCancelled(_ id: RequestID) -> Bool {
    requests.withLock { requests in
      guard case .cancelled? = requests[id] else { return false }
      requests[id] = nil
      return true
    }
  }

  /// Removes the request and replies to it; false where it was replied to before. Both at once: who waits for all must not
  /// miss a reply that is on its way.
  @discardableResult
  func finish(_ id: RequestID, _ reply: () -> Void = {}) -> Bool {
    requests.withLock { requests in
      switch requests.removeValue(forKey: id) {
      case .waiting, .running:
        reply()
        return true
      case .cancelled, nil: return false
      }
    }
  }

  /// Waits until everything that runs is replied to, and cancels what still runs after a time.
  func waitForAll(atMost time: Duration) async {
    let tasks = requests.withLock { $0.values.compactMap(\.task) }
    guard !tasks.isEmpty else { return }
    let (end, whenEnded) = AsyncStream<Never>.makeStream()
    Task {
      for task in tasks { await task.value }
      whenEnded.finish()
    }
    let limit = Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      for task in tasks { task.cancel() }
      whenEnded.finish()
    }
    for await _ in end {}
    limit.cancel()
  }

  /// Cancels what runs, and waits until it is replied to.
  func cancelAll() async {
    let tasks = requests.withLock { $0.values.compactMap(\.task) }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}
