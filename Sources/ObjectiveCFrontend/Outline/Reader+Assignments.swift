import SourceModel

struct AssignmentDraft {
  /// Byte offsets of a row of names; empty where the target is something else.
  var target: (start: Int, end: Int)
  var value = DraftValue.other
  var place: Int
}

extension Reader {
  /// `Registry.isAutomatic = NO`; in a block that is read whole, all that declares no variable.
  mutating func noteAssignment(to expression: Expression) {
    let operand = expression.operand
    guard top.isReadWhole ? !expression.isDeclaration : isMemberOfInterest(operand) else { return }
    var draft = AssignmentDraft(target: (expression.start, expression.start), place: currentPlace())
    if case .path = operand.kind, !expression.isCompound { draft.target = (operand.start, operand.end) }
    top.expression.assignment = assignments.count
    assignments.append(draft)
  }

  private func isMemberOfInterest(_ operand: Operand) -> Bool {
    guard !wanted.interest.members.isEmpty, case .path = operand.kind, operand.last > operand.start else {
      return false
    }
    return wanted.interest.members.contains(heads.state.lexer.text(from: operand.last, to: operand.end))
  }
}
