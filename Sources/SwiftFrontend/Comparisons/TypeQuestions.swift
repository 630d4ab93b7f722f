import SourceModel
import SwiftSyntax

/// The types that a function asks a value for: `if value is C`, `switch value { case is C: }`,
/// `value.isKind(of: C.self)`.
struct TypeQuestions {
  /// The place of the first question for each type, as spelled.
  private var first: [String: Position] = [:]

  init(about values: [ComparedNames], in body: Node, _ speller: Speller) {
    if values.isEmpty { return }
    for node in body.subtree {
      guard let question = node.typeQuestion, values.contains(where: { $0.isMeant(by: question.value) }) else {
        continue
      }
      let type = speller.spelling(of: question.type)
      first[type.text] = min(first[type.text] ?? type.range.start, type.range.start)
    }
  }

  /// Whether a question for its type stands before a forced cast. Which code the question guards is not asked: who casts
  /// behind it knows that the value may be of another class.
  func precede(_ cast: Cast) -> Bool {
    guard cast.isForced, let question = first[cast.type.text] else { return false }
    return question < cast.type.range.start
  }
}

extension Node {
  private static let questions: Set = ["isKind", "isMember"]

  /// The value and the type that an `is` or a call asks it for; nil for other nodes.
  var typeQuestion: (value: Node, type: Node)? {
    switch kind {
    case .sequenceExpr:
      let parts = Array(elements)
      guard let sign = parts.firstIndex(where: { $0.kind == .unresolvedIsExpr }), sign > 0, sign + 1 < parts.count,
        let type = parts[sign + 1].ifKind(.typeExpr)?.type
      else { return nil }
      return (parts[sign - 1], type)
    case .isTypePattern:
      let statement = ancestors.first { $0.kind == .switchExpr || $0.kind == .catchClause }
      guard let value = statement?.ifKind(.switchExpr)?.subject, let type else { return nil }
      return (value, type)
    case .functionCallExpr:
      let callee = Callee(of: self)
      guard Self.questions.contains(Speller.name(of: callee.name)), case .expression(let value) = callee.base,
        let type = arguments.only?.expression?.metatypeBase
      else { return nil }
      return (value, type)
    default: return nil
    }
  }
}
