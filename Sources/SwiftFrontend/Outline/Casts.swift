import SourceModel
import SwiftSyntax

extension OutlineWalk {
  /// Returns the cast of the value of a call: `make()! as? C`; nil for an upcast, and for a type that is not a plain name.
  func cast(of call: FunctionCallExprSyntax) -> Cast? {
    guard let sequence = call.wholeOperand.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements.prefix(5))
    guard let position = parts.firstIndex(where: { $0.id == call.wholeOperand.id }), position + 2 < parts.count,
      position == 0 || parts[position - 1].is(AssignmentExprSyntax.self),
      let mark = parts[position + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
      let type = parts[position + 2].as(TypeExprSyntax.self)?.type,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    else { return nil }
    return Cast(type: speller.spelling(of: type), isForced: mark.tokenKind == .exclamationMark)
  }
}

extension FunctionCallExprSyntax {
  /// The call with `?`, `!`, `try` and parentheses around it.
  fileprivate var wholeOperand: ExprSyntax {
    var current = ExprSyntax(self)
    while let parent = current.parent?.as(ExprSyntax.self), parent.unwrapped.id == id { current = parent }
    return current
  }
}
