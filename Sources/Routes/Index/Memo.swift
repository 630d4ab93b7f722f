import Synchronization

/// Answers that were given before, of questions whose answers never change.
final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Mutex<[Question: Answer]>([:])

  /// `answer` is asked outside the lock: it may ask the memo in its turn.
  func callAsFunction(_ question: Question, _ answer: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let new = answer()
    known.withLock { $0[question] = new }
    return new
  }
}

/// An answer that is found out when it is asked for first.
final class Once<Answer: Sendable>: Sendable {
  private let known = Mutex<Answer?>(nil)

  func callAsFunction(_ answer: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0 }) { return answer }
    let new = answer()
    known.withLock { $0 = new }
    return new
  }
}
