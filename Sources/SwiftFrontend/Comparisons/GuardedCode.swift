import SwiftSyntax

// The code that runs only if a comparison is true.

extension SequenceExprSyntax {
  /// Of a comparison in a list of conditions: the conditions and statements behind it. None if the condition may be true
  /// without the comparison.
  var guarded: [Syntax] {
    let isRequired = !elements.contains {
      $0.isOperator("||") || $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self)
    }
    return isRequired ? Syntax(self).guardedAsCondition : []
  }
}

extension Syntax {
  /// Of a condition: the conditions and statements behind it.
  var guardedAsCondition: [Syntax] {
    guard let element = parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self), let statement = list.parent
    else { return [] }
    let conditions = list.behind(element.position)
    if let statement = statement.as(IfExprSyntax.self) { return conditions + [Syntax(statement.body)] }
    if let statement = statement.as(WhileStmtSyntax.self) { return conditions + [Syntax(statement.body)] }
    return statement.is(GuardStmtSyntax.self) ? conditions + statement.statementsBehind : []
  }

  private var statementsBehind: [Syntax] {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    return list.behind(item.position)
  }
}

extension SyntaxCollection {
  /// The elements behind a position. `filter` of a collection would make a new tree, with other positions.
  fileprivate func behind(_ position: AbsolutePosition) -> [Syntax] {
    map { Syntax($0) }.filter { $0.position > position }
  }
}

extension SwitchCaseSyntax {
  /// The statements, unless another pattern or the `fallthrough` of the case before leads to them, too.
  var guarded: [Syntax] {
    guard case .case(let label) = label, label.caseItems.count == 1, let list = parent?.as(SwitchCaseListSyntax.self)
    else { return [] }
    let before = Array(list).last { $0.position < position }
    let isClosed = before.map { $0.as(SwitchCaseSyntax.self)?.fallsThrough == false } ?? true
    return isClosed ? [Syntax(statements)] : []
  }

  private var fallsThrough: Bool { statements.last?.item.is(FallThroughStmtSyntax.self) ?? false }
}
