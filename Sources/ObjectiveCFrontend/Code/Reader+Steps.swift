import SourceModel

/// A statement of a method, before it is known what its values are.
struct StepDraft {
  var kind: CodeStep.Kind
  /// What is declared or assigned. It has no value for other steps, and if the target is not a path of names.
  var target = Operand.none
  /// Byte offsets of a declared type.
  var type: (start: Int, end: Int)?
  /// nil for a declaration without one.
  var value: DraftValue?
  /// Byte offsets of the value.
  var span: (start: Int, end: Int)
  let scope: Int
  let isDeferred: Bool
}

/// What the value of an expression is given to.
struct AssignedTarget {
  let isDeclaration: Bool
  /// A row of names; without a value for anything else.
  private(set) var operand = Operand.none
  /// Byte offsets of the type that stands before the name.
  private(set) var type: (start: Int, end: Int)?

  /// `expression` is what stands before the sign.
  init(_ expression: Expression) {
    isDeclaration = expression.isDeclaration
    guard case .path = expression.operand.kind, isDeclaration || !expression.isCompound else { return }
    operand = expression.operand
    if isDeclaration { type = (expression.start, operand.start) }
  }
}

extension Reader {
  /// Keeps what the current expression does, in a method of a file whose methods are read.
  mutating func noteStep(isResult: Bool = false) {
    guard readsCode, case .function = scopes[scope].kind, isStep(isResult) else { return }
    let expression = top.expression
    var step = StepDraft(
      kind: isResult ? .result : .call, value: expression.value,
      span: (expression.start, heads.state.lexer.position), scope: scope, isDeferred: top.isDeferred)
    if let target = expression.target {
      (step.kind, step.target, step.type) = (target.isDeclaration ? .binding : .assignment, target.operand, target.type)
    } else if !isResult, expression.declaresOnly {
      (step.kind, step.target, step.value) = (.binding, expression.operand, nil)
      step.type = (expression.start, expression.operand.start)
    }
    steps.append(step)
  }

  private func isStep(_ isResult: Bool) -> Bool {
    let expression = top.expression
    if expression.target != nil { return true }
    return !expression.isEmpty && (isResult || expression.declaresOnly || expression.outcomes.count == 1)
  }
}

extension Expression {
  /// True for `Card *card` without a value.
  var declaresOnly: Bool {
    guard isDeclaration, !hasChoice, case .path = operand.kind else { return false }
    return operand.start == operand.last
  }
}
