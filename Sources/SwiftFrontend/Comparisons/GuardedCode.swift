import SwiftSyntax

// The code that runs only if a comparison is true.

extension Node {
  /// Of a comparison in a list of conditions: the conditions and statements behind it. None if the condition may be true
  /// without the comparison.
  var guardedAsComparison: [Node] {
    let isRequired = !elements.contains {
      $0.isOperator("||") || $0.kind == .unresolvedTernaryExpr || $0.kind == .assignmentExpr
    }
    return isRequired ? guardedAsCondition : []
  }

  /// Of a condition: the conditions and statements behind it.
  var guardedAsCondition: [Node] {
    guard let element = parent?.ifKind(.conditionElement), let statement = element.parent?.parent else { return [] }
    switch statement.kind {
    case .ifExpr, .whileStmt: return element.nodesBehind + [statement.body].compactMap(\.self)
    case .guardStmt: return element.nodesBehind + (statement.parent?.ifKind(.codeBlockItem)?.nodesBehind ?? [])
    default: return []
    }
  }

  /// Of an arm of a `switch`: the statements, unless another pattern or the `fallthrough` of the arm before leads to
  /// them, too.
  var guardedAsArm: [Node] {
    guard caseLabel?.caseItems?.children.only != nil, let statements else { return [] }
    let before = parent?.children.prefix { $0 != self }.last
    let isClosed = before.map { $0.kind == .switchCase && !$0.fallsThrough } ?? true
    return isClosed ? [statements] : []
  }

  private var fallsThrough: Bool {
    elements(.codeBlockItemList).last?.item?.kind == .fallThroughStmt
  }

  /// The elements of a list behind this one.
  private var nodesBehind: [Node] {
    nextSibling.map { Array(sequence(first: $0, next: \.nextSibling)) } ?? []
  }
}
