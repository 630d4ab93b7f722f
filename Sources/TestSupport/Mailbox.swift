import JSON
import Synchronization

/// Messages that came, kept in order until somebody asks for them.
final class Mailbox: Sendable {
  private struct Waiter {
    var number: Int
    var wants: @Sendable (JSONValue) -> Bool
    var continuation: CheckedContinuation<JSONValue?, Never>
  }

  private struct Contents {
    var messages: [JSONValue] = []
    var waiters: [Waiter] = []
    var lastNumber = 0
    var isClosed = false
  }

  private let contents = Mutex(Contents())

  func put(_ message: JSONValue) {
    let waiter = contents.withLock { contents -> Waiter? in
      guard let index = contents.waiters.firstIndex(where: { $0.wants(message) }) else {
        contents.messages.append(message)
        return nil
      }
      return contents.waiters.remove(at: index)
    }
    waiter?.continuation.resume(returning: message)
  }

  /// Nothing comes any more: whoever waits, and will wait, gets nil.
  func close() {
    let waiters = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.waiters = [] }
      return contents.waiters
    }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }

  /// Takes out the first message that is wanted, and waits for it where it is not there yet; nil where the test hangs.
  func take(where wants: @escaping @Sendable (JSONValue) -> Bool) async -> JSONValue? {
    let number = contents.withLock { contents in
      contents.lastNumber += 1
      return contents.lastNumber
    }
    let end = Task {
      try await Task.sleep(for: .seconds(Patience.seconds))
      giveUp(number)
    }
    defer { end.cancel() }
    return await withCheckedContinuation { wait($0, number, wants) }
  }

  private func wait(
    _ continuation: CheckedContinuation<JSONValue?, Never>, _ number: Int,
    _ wants: @escaping @Sendable (JSONValue) -> Bool
  ) {
    let answer = contents.withLock { contents -> JSONValue?? in
      if let index = contents.messages.firstIndex(where: wants) { return contents.messages.remove(at: index) }
      if contents.isClosed { return .some(nil) }
      contents.waiters.append(Waiter(number: number, wants: wants, continuation: continuation))
      return nil
    }
    if let answer { continuation.resume(returning: answer) }
  }

  private func giveUp(_ number: Int) {
    let waiter = contents.withLock { contents in
      contents.waiters.firstIndex { $0.number == number }.map { contents.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: nil)
  }

  /// Takes out all messages that are there and wanted.
  func takeAll(where wants: (JSONValue) -> Bool) -> [JSONValue] {
    contents.withLock { contents in
      defer { contents.messages.removeAll(where: wants) }
      return contents.messages.filter(wants)
    }
  }
}
