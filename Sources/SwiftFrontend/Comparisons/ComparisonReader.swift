import SwiftSyntax

/// Finds the texts that one function compares with a value. It enters all of its body, which landmarks do not show.
struct ComparisonReader {
  struct Compared {
    let text: Node
    /// What the text is compared with.
    let meaning: ComparedNames.Meaning
    /// The node whose names the text sees: a pattern may declare names, and uses none of them.
    let place: Node
    /// The conditions of the compiler inside the function.
    let arms: [Condition]
    /// The code that runs only if the value equals the text.
    let guarded: [Node]
  }

  private let value: ComparedNames
  private var pending: [(node: Node, arms: [Condition])]
  private var texts: [Compared] = []

  /// The compared texts in source order, without the defaults of a missing value.
  static func texts(in function: ComparingFunction) -> [Compared] {
    var reader = ComparisonReader(function)
    reader.read()
    return reader.texts.filter { !reader.value.defaults.contains($0.text.text) }
  }

  private init(_ function: ComparingFunction) {
    value = ComparedNames(of: function.member, in: function)
    pending = [(function.body, [])]
  }

  private mutating func read() {
    while let (node, arms) = pending.popLast() {
      enter(node, arms)
    }
  }

  private mutating func enter(_ node: Node, _ arms: [Condition]) {
    switch node.kind {
    case .sequenceExpr:
      texts += operands(of: node).map {
        Compared(
          text: $0.text, meaning: $0.meaning, place: node, arms: arms,
          guarded: $0.isEqual ? node.guardedAsComparison : [])
      }
    case .switchExpr:
      guard let subject = node.subject, let meaning = value.meaning(of: subject) else { break }
      texts += patterns(of: node).map {
        Compared(text: $0.text, meaning: meaning, place: subject, arms: arms, guarded: $0.guarded)
      }
    case .matchingPatternCondition:
      guard let initializer = node.initializer, let compared = initializer.value,
        let meaning = value.meaning(of: compared), let text = text(of: node.pattern)
      else { break }
      texts.append(
        Compared(text: text, meaning: meaning, place: initializer, arms: arms, guarded: node.guardedAsCondition))
    case .ifConfigDecl: return enterArms(of: node, arms)
    default: break
    }
    pending += node.children.reversed().filter { !$0.isToken }.map { ($0, arms) }
  }

  private mutating func enterArms(of node: Node, _ arms: [Condition]) {
    for (clause, conditions) in Condition.arms(of: node).reversed() {
      if let elements = clause.armElements { pending.append((elements, arms + conditions)) }
    }
  }

  // MARK: Comparisons

  /// Returns the operands that `==` or `!=` compares with the value. An operand that is part of a longer expression is left
  /// out.
  private func operands(
    of sequence: Node
  ) -> [(text: Node, meaning: ComparedNames.Meaning, isEqual: Bool)] {
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
  private func patterns(of statement: Node) -> [(text: Node, guarded: [Node])] {
    statement.cases.flatMap { arm -> [(Node, [Node])] in
      guard let items = arm.ifKind(.switchCase)?.caseLabel?.caseItems else { return [] }
      return items.children.compactMap { text(of: $0.pattern) }.map { ($0, arm.guardedAsArm) }
    }
  }

  /// The text of `"A"`, `"A"?` or `.some("A")`.
  private func text(of pattern: Node?) -> Node? {
    guard let expression = pattern?.ifKind(.expressionPattern)?.expression?.unwrapped else { return nil }
    guard expression.kind == .functionCallExpr, let argument = expression.arguments.only,
      NamePath(expression.calledExpression)?.names == ["", "some"]
    else { return expression }
    return argument.expression
  }
}

extension Node {
  /// True for an operator that takes comparisons as its operands.
  fileprivate var separatesComparisons: Bool {
    isOperator("&&", "||") || kind == .unresolvedTernaryExpr || kind == .assignmentExpr
  }
}
