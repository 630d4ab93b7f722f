import Dispatch

/// Makes the reader wait while too many messages are read and not handled.
struct Backlog: Sendable {
  private let places = DispatchSemaphore(value: 0)

  init(limit: Int) {
    for _ in 0..<limit { places.signal() }
  }

  /// Blocks the calling thread until there is room.
  func enter() { places.wait() }

  func leave() { places.signal() }
}
