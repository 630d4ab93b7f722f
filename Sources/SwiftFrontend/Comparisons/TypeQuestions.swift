import SourceModel
import SwiftSyntax

/// The types that a function asks a value for: `if value is C`, `case is C`, `value.isKind(of: C.self)`.
struct TypeQuestions {
  /// The place of the first question for each type, as spelled.
  private var first: [String: Position] = [:]

  init() {}

  init(in body: Node, _ speller: Speller) {
    var pending = [body]
    while let node = pending.popLast() {
      if let type = node.askedType.map({ speller.spelling(of: $0) }) {
        first[type.text] = min(first[type.text] ?? type.range.start, type.range.start)
      }
      pending += node.children.filter { !$0.isToken }
    }
  }

  /// Whether a forced cast stands behind a question for its type. Which code the question guards does not matter: the
  /// author knows that the value may be of another class.
  func allows(_ cast: Cast) -> Bool {
    guard cast.isForced, let question = first[cast.type.text] else { return false }
    return question < cast.type.range.start
  }
}

extension Node {
  private static let questions: Set = ["isKind", "isMember"]

  /// The type that an `is` or a call asks for; nil for other nodes.
  fileprivate var askedType: Node? {
    switch kind {
    case .isTypePattern: return type
    case .unresolvedIsExpr: return nextSibling?.ifKind(.typeExpr)?.type
    case .functionCallExpr:
      guard Self.questions.contains(Speller.name(of: Callee(of: self).name)) else { return nil }
      return arguments.only?.expression?.metatypeBase
    default: return nil
    }
  }
}
