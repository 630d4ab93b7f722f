import SwiftSyntax

/// The parts of expressions, with the names of swift-syntax.
extension Node {
  /// The expression of an argument, an element of an array, a pattern or a statement, or the one that a prefix, a postfix
  /// or generic arguments belong to.
  var expression: Node? { firstPart(where: \.isExpression) }

  /// The elements of a tuple, an array, a dictionary, a sequence, or a declaration of enum cases.
  var elements: Children {
    switch kind {
    case .tupleExpr: elements(.labeledExprList)
    case .arrayExpr: elements(.arrayElementList)
    case .dictionaryExpr: elements(.dictionaryElementList)
    case .sequenceExpr: elements(.exprList)
    case .tupleType: elements(.tupleTypeElementList)
    default: elements(.enumCaseElementList)
    }
  }

  /// The label of an argument, an element of a tuple, or a further trailing closure.
  var label: Node? {
    guard let first = firstExpected, first.isToken, first.isWord else { return nil }
    return first
  }

  /// The key of an element of a dictionary.
  var key: Node? {
    guard let first = firstExpected, !first.isToken else { return nil }
    return first
  }

  // MARK: Names

  /// The name in a reference to a declaration.
  var baseName: Node? { token(0) }

  /// What a member access or an `#if` in a chain of members is a member of; nil for `.member`.
  var base: Node? {
    guard let first = firstExpected, first.kind.isExpression else { return nil }
    return first
  }

  /// The reference behind the dot of a member access.
  var declName: Node? {
    var isBehind = false
    for child in children {
      if isBehind, child.kind == .declReferenceExpr { return child }
      if child.isToken { isBehind = true }
    }
    return nil
  }

  /// The generic arguments of a name, a type or a macro.
  var genericArgumentClause: Node? { child(.genericArgumentClause) }

  // MARK: Calls

  /// What a call calls.
  var calledExpression: Node? { firstPart }

  /// The arguments of a call, a macro or an attribute, without trailing closures.
  var arguments: Children { elements(.labeledExprList) }

  /// The closure right behind the parentheses of a call or a macro.
  var trailingClosure: Node? {
    let called = kind == .functionCallExpr ? calledExpression : nil
    return children.first { $0.kind == .closureExpr && $0 != called }
  }

  /// The closures with labels of a call or a macro.
  var additionalTrailingClosures: Children { elements(.multipleTrailingClosureElementList) }

  /// The closure behind a label.
  var closure: Node? { child(.closureExpr) }

  /// The name of a macro behind `#`.
  var macroName: Node? {
    guard let name = token(1), name.isWord else { return nil }
    return name
  }

  // MARK: Operators

  /// The sign of an operator between operands.
  var `operator`: Node? { token(0) }

  /// Whether the expression is one of these operators between operands.
  func isOperator(_ texts: StaticString...) -> Bool {
    guard kind == .binaryOperatorExpr, let sign = self.operator else { return false }
    return texts.contains { sign.spells($0) }
  }

  /// The `?` or `!` of `as?` or `as!`.
  var questionOrExclamationMark: Node? { token(1) }

  /// The first outcome of `a ? b : c`.
  var thenExpression: Node? { expression }

  // MARK: Literals

  /// The parts of a string literal that hold expressions.
  var expressionSegments: Children { elements(.stringLiteralSegmentList) }
}
