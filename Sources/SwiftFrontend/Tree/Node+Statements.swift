import SwiftSyntax

/// The parts of statements, with the names of swift-syntax.
extension Node {
  /// The statements of a file, a block, a closure, a getter or an arm of a `switch`; nil without any.
  var statements: Node? { child(.codeBlockItemList) }

  /// The declaration, statement or expression of an item of a block.
  var item: Node? { firstPart }

  /// The block of a function or a statement; of an `if` not that behind `else`.
  var body: Node? {
    for child in children {
      if child.kind == .codeBlock { return child }
      if kind == .ifExpr, child.isToken, child.spells("else") { return nil }
    }
    return nil
  }

  /// The block or the `if` behind the `else` of an `if`.
  var elseBody: Node? { firstPart(behind: "else") }

  /// The conditions of an `if`, a `guard` or a `while`.
  var conditions: Node? { child(.conditionElementList) }

  /// What an element of conditions says.
  var condition: Node? { firstPart }

  /// The statement behind a label.
  var statement: Node? { firstPart }

  /// What an arm of a `switch`, a loop or a `catch` demands further.
  var whereClause: Node? { child(.whereClause) }

  /// The clauses behind a `do`.
  var catchClauses: Children { elements(.catchClauseList) }

  // MARK: Switches

  /// The expression that a `switch` looks at.
  var subject: Node? { expression }

  /// The arms of a `switch`, and each `#if` with some.
  var cases: Children { elements(.switchCaseList) }

  /// The `case` with its patterns, or the `default`, of an arm.
  var caseLabel: Node? { firstPart { $0 == .switchCaseLabel || $0 == .switchDefaultLabel } }

  /// The patterns behind `case`.
  var caseItems: Node? { child(.switchCaseItemList) }

  // MARK: Conditional compilation

  /// The `#if` that goes on with a chain of members.
  var config: Node? { child(.ifConfigDecl) }

  /// The arms of an `#if`.
  var clauses: Children { elements(.ifConfigClauseList) }

  /// Whether an arm is that behind `#else`.
  var isElse: Bool { token(0)?.spells("#else") == true }

  /// The condition of an arm.
  var armCondition: Node? { isElse ? nil : expression }

  /// The code in an arm.
  var armElements: Node? {
    let condition = armCondition
    return children.first { !$0.isToken && $0.kind != .unexpectedNodes && $0 != condition }
  }
}
