import SwiftSyntax

/// Finds the texts that one function compares with a value. It enters all of its body, which landmarks do not show.
struct ComparisonReader {
  struct Compared {
    let text: ExprSyntax
    /// What the text is compared with.
    let meaning: ComparedNames.Meaning
    /// The node whose names the text sees: a pattern may declare names, and uses none of them.
    let place: Syntax
    /// The conditions of the compiler inside the function.
    let arms: [Condition]
    /// The code that runs only if the value equals the text.
    let guarded: [Syntax]
  }

  private let value: ComparedNames
  private var pending: [(node: Syntax, arms: [Condition])]
  private var texts: [Compared] = []

  /// In source order.
  static func texts(in function: ComparingFunction) -> [Compared] {
    var reader = ComparisonReader(function)
    reader.read()
    return reader.texts
  }

  private init(_ function: ComparingFunction) {
    value = ComparedNames(of: function.member, in: function)
    pending = [(Syntax(function.body), [])]
  }

  private mutating func read() {
    while let (node, arms) = pending.popLast() {
      enter(node, arms)
    }
  }

  private mutating func enter(_ node: Syntax, _ arms: [Condition]) {
    switch node.as(SyntaxEnum.self) {
    case .sequenceExpr(let sequence):
      texts += operands(of: sequence).map {
        Compared(
          text: $0.text, meaning: $0.meaning, place: node, arms: arms, guarded: $0.isEqual ? sequence.guarded : [])
      }
    case .switchExpr(let statement):
      guard let meaning = value.meaning(of: statement.subject) else { break }
      texts += patterns(of: statement).map {
        Compared(
          text: $0.text, meaning: meaning, place: Syntax(statement.subject), arms: arms, guarded: $0.guarded)
      }
    case .matchingPatternCondition(let condition):
      guard let meaning = value.meaning(of: condition.initializer.value), let text = text(of: condition.pattern)
      else { break }
      texts.append(
        Compared(
          text: text, meaning: meaning, place: Syntax(condition.initializer), arms: arms,
          guarded: node.guardedAsCondition))
    case .ifConfigDecl(let clauses): return enterArms(of: clauses, arms)
    default: break
    }
    pending += node.children(viewMode: .sourceAccurate).reversed().filter { !$0.is(TokenSyntax.self) }.map {
      ($0, arms)
    }
  }

  private mutating func enterArms(of node: IfConfigDeclSyntax, _ arms: [Condition]) {
    for (clause, conditions) in Condition.arms(of: node).reversed() {
      if let elements = clause.elements { pending.append((Syntax(elements), arms + conditions)) }
    }
  }

  // MARK: Comparisons

  /// Returns the operands that `==` or `!=` compares with the value. An operand that is part of a longer expression is left
  /// out.
  private func operands(
    of sequence: SequenceExprSyntax
  ) -> [(text: ExprSyntax, meaning: ComparedNames.Meaning, isEqual: Bool)] {
    let parts = Array(sequence.elements)
    return parts.indices.compactMap { position in
      guard parts[position].isOperator("==", "!="), position > 0, position + 1 < parts.count,
        position < 2 || parts[position - 2].separatesComparisons,
        position + 2 >= parts.count || parts[position + 2].separatesComparisons
      else { return nil }
      let (left, right) = (parts[position - 1], parts[position + 1])
      let isEqual = parts[position].isOperator("==")
      if let meaning = value.meaning(of: left) { return (right, meaning, isEqual) }
      return value.meaning(of: right).map { (left, $0, isEqual) }
    }
  }

  /// The patterns of a `switch` over the value.
  private func patterns(of statement: SwitchExprSyntax) -> [(text: ExprSyntax, guarded: [Syntax])] {
    statement.cases.flatMap { arm -> [(ExprSyntax, [Syntax])] in
      guard let arm = arm.as(SwitchCaseSyntax.self), case .case(let label) = arm.label else { return [] }
      return label.caseItems.compactMap { text(of: $0.pattern) }.map { ($0, arm.guarded) }
    }
  }

  /// The text of `"A"`, `"A"?` or `.some("A")`.
  private func text(of pattern: PatternSyntax) -> ExprSyntax? {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression.unwrapped else { return nil }
    guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.arguments.count == 1, NamePath(call.calledExpression)?.names == ["", "some"]
    else { return expression }
    return argument.expression
  }
}

extension ExprSyntax {
  func isOperator(_ names: String...) -> Bool {
    self.as(BinaryOperatorExprSyntax.self).map { names.contains($0.operator.text) } ?? false
  }

  /// True for an operator that takes comparisons as its operands.
  fileprivate var separatesComparisons: Bool {
    isOperator("&&", "||") || self.is(UnresolvedTernaryExprSyntax.self) || self.is(AssignmentExprSyntax.self)
  }
}
