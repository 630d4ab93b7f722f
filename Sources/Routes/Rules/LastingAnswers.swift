/// What rules find out that no look-up changes: kept as long as nothing else changes.
package final class LastingAnswers: Sendable {
  private let answers = Memo<ObjectIdentifier, any LastingAnswer>()
  /// By the id of the rule.
  let findings = Memo<String, [Finding]>()

  /// What several rules of a system ask for.
  package func callAsFunction<Answer: LastingAnswer>(_: Answer.Type, _ index: RouteIndex) -> Answer {
    let known = answers(ObjectIdentifier(Answer.self)) { Answer(in: index) }
    return known as? Answer ?? Answer(in: index)
  }

  /// Whether they hold after a change of these aspects.
  static func last(after aspects: LinkAspects) -> Bool { aspects.isSubset(of: [.uses, .suppressions]) }
}

/// A part of an index that several rules compute and that no look-up changes.
package protocol LastingAnswer: Sendable {
  init(in index: RouteIndex)
}
