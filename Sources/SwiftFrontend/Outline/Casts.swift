import SourceModel
import SwiftSyntax

extension OutlineWalk {
  /// Returns the cast of the value of a call: `make()! as? C`; nil for an upcast, and for a type that is not a plain name.
  func cast(of call: Node) -> Cast? {
    let operand = call.wholeOperand
    guard let sequence = operand.sequenceAround else { return nil }
    let parts = Array(sequence.elements.prefix(6))
    return parts.firstIndex(of: operand).flatMap { Cast(behind: $0, in: parts, speller) }
  }
}

extension Cast {
  /// The cast of an operand: `as! C` or `as? C` stands behind it. nil for an upcast, if an operator stands before it, if
  /// `??` behind it has another value, and for a type that is not a plain name.
  init?(behind position: Int, in parts: [Node], _ speller: Speller) {
    guard position + 2 < parts.count, position == 0 || parts[position - 1].kind == .assignmentExpr,
      let mark = parts[position + 1].ifKind(.unresolvedAsExpr)?.questionOrExclamationMark,
      let type = parts[position + 2].ifKind(.typeExpr)?.type,
      type.kind == .identifierType || type.kind == .memberType,
      position + 3 >= parts.count || !parts[position + 3].isOperator("??")
    else { return nil }
    self.init(type: speller.spelling(of: type), isForced: mark.spells("!"))
  }
}

extension Node {
  /// The call with `?`, `!`, `try` and parentheses around it.
  var wholeOperand: Node {
    var current = self
    while let parent = current.parent, parent.kind.isExpression, parent.unwrapped == self { current = parent }
    return current
  }

  /// The operators and operands that an operand is one of.
  var sequenceAround: Node? { parent?.parent?.ifKind(.sequenceExpr) }
}
