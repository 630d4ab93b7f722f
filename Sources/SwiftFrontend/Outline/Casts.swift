import SourceModel
import SwiftSyntax

extension OutlineWalk {
  /// Returns the cast of the value of a call: `make()! as? C`; nil for an upcast, and for a type that is not a plain name.
  func cast(of call: FunctionCallExprSyntax) -> Cast? {
    guard let sequence = call.wholeOperand.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements.prefix(5))
    return parts.firstIndex { $0.id == call.wholeOperand.id }.flatMap { Cast(behind: $0, in: parts, speller) }
  }
}

extension Cast {
  /// The cast of an operand: `as! C` or `as? C` stands behind it. nil for an upcast, if an operator stands before it, and
  /// for a type that is not a plain name.
  init?(behind position: Int, in parts: [ExprSyntax], _ speller: Speller) {
    guard position + 2 < parts.count, position == 0 || parts[position - 1].is(AssignmentExprSyntax.self),
      let mark = parts[position + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
      let type = parts[position + 2].as(TypeExprSyntax.self)?.type,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    else { return nil }
    self.init(type: speller.spelling(of: type), isForced: mark.tokenKind == .exclamationMark)
  }
}

extension FunctionCallExprSyntax {
  /// The call with `?`, `!`, `try` and parentheses around it.
  var wholeOperand: ExprSyntax {
    var current = ExprSyntax(self)
    while let parent = current.parent?.as(ExprSyntax.self), parent.unwrapped.id == id { current = parent }
    return current
  }
}
