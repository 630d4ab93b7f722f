import Synchronization

/// A value that threads and tasks change, and that tests wait for.
package final class Observed<Value: Sendable>: Sendable {
  private struct Waiter {
    var number: Int
    var isWanted: @Sendable (Value) -> Bool
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var value: Value
    var waiters: [Waiter] = []
    var lastNumber = 0
  }

  private let state: Mutex<State>

  package init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  package var value: Value { state.withLock { $0.value } }

  @discardableResult
  package func change<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    let (result, ready) = state.withLock { state in
      let result = body(&state.value)
      let value = state.value
      let ready = state.waiters.filter { $0.isWanted(value) }
      state.waiters.removeAll { waiter in ready.contains { $0.number == waiter.number } }
      return (result, ready.map(\.continuation))
    }
    for continuation in ready { continuation.resume(returning: true) }
    return result
  }

  /// Returns true as soon as the value is wanted, which it may be already; false where the test hangs.
  @discardableResult
  package func wait(until isWanted: @escaping @Sendable (Value) -> Bool) async -> Bool {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let end = Task {
      try await Task.sleep(for: .seconds(Patience.seconds))
      giveUp(number)
    }
    defer { end.cancel() }
    return await withCheckedContinuation { wait($0, number, isWanted) }
  }

  private func wait(
    _ continuation: CheckedContinuation<Bool, Never>, _ number: Int, _ isWanted: @escaping @Sendable (Value) -> Bool
  ) {
    let isReady = state.withLock { state in
      let isReady = isWanted(state.value)
      if !isReady { state.waiters.append(Waiter(number: number, isWanted: isWanted, continuation: continuation)) }
      return isReady
    }
    if isReady { continuation.resume(returning: true) }
  }

  private func giveUp(_ number: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: false)
  }
}
