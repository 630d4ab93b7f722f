import Synchronization

/// The aspects of files that a computation read from an index.
final class ReadAspects: Sendable {
  private let bits = Atomic<LinkAspects.RawValue>(0)

  var aspects: LinkAspects { LinkAspects(rawValue: bits.load(ordering: .relaxed)) }

  func insert(_ aspects: LinkAspects) {
    if self.aspects.isSuperset(of: aspects) { return }
    bits.bitwiseOr(aspects.rawValue, ordering: .relaxed)
  }
}

/// The answers that rules computed from an index, each with the aspects of files that it read.
final class AnswerMemo: Sendable {
  enum Question: Hashable, Sendable {
    /// The findings of a rule, by its type.
    case findings(ObjectIdentifier)
    /// An answer that several rules need, by its type.
    case shared(ObjectIdentifier)
  }

  struct Answer: Sendable {
    var value: any Sendable
    var reads: LinkAspects
  }

  private let known: Mutex<[Question: Answer]>

  init(_ known: [Question: Answer] = [:]) {
    self.known = Mutex(known)
  }

  /// `compute` runs outside the lock, because it may ask other questions.
  func callAsFunction(_ question: Question, _ compute: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = compute()
    known.withLock { $0[question] = answer }
    return answer
  }

  /// The answers that read none of the aspects.
  func without(_ aspects: LinkAspects) -> AnswerMemo {
    AnswerMemo(known.withLock { $0.filter { !$0.value.reads.touch(aspects) } })
  }

  /// The answers of both memos, which are about the same tree.
  func merged(with other: AnswerMemo) -> AnswerMemo {
    let others = other.known.withLock { $0 }
    return AnswerMemo(known.withLock { $0.merging(others) { own, _ in own } })
  }
}

/// A part of an index that several rules compute.
package protocol SharedAnswer: Sendable {
  init(in index: RouteIndex)
}
