import Dispatch

/// Makes the reader wait while too many messages are read and not done with.
struct Backlog: Sendable {
  private let places = DispatchSemaphore(value: 0)

  /// Is held as long as something is to be done for a message.
  final class Place: Sendable {
    private let places: DispatchSemaphore

    fileprivate init(_ places: DispatchSemaphore) {
      self.places = places
    }

    deinit { places.signal() }
  }

  init(limit: Int) {
    for _ in 0..<limit { places.signal() }
  }

  /// Blocks the calling thread until there is room.
  func enter() -> Place {
    places.wait()
    return Place(places)
  }
}
