import Dispatch
import Synchronization

/// A value that a thread of its own makes, while others go on.
final class ConcurrentValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let work = DispatchGroup()
  private let make: @Sendable () -> Value

  /// If the system has no room for another thread, the first that waits makes the value.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    work.enter()
    let isStarted = DeepThread.start(stackBytes: DeepThread.ordinaryStack) { [self] in
      _ = made()
      work.leave()
    }
    if !isStarted { work.leave() }
  }

  /// Returns the value once it is made. Blocks the calling thread.
  func wait() -> Value {
    work.wait()
    return made()
  }

  private func made() -> Value {
    value.withLock { value in
      let made = value ?? make()
      value = made
      return made
    }
  }
}
