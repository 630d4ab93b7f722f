import SourceModel
import SwiftSyntax

/// The places of a file where a block may be left early.
///
/// Found among the raw words, which costs nothing beside the parse: a `return` in a comment, or in a closure inside an
/// `if`, counts too. It makes what follows conditional without need, and so unknown at worst.
struct Exits {
  /// Byte offsets, ascending.
  let offsets: [Int32]

  /// What holds behind a statement of a block, apart from what held before it.
  func conditions(behind statement: Syntax) -> [Condition] {
    var node = statement
    while let labeled = node.as(LabeledStmtSyntax.self) { node = Syntax(labeled.statement) }
    if let wrapped = node.as(ExpressionStmtSyntax.self) { node = Syntax(wrapped.expression) }
    if let node = node.as(GuardStmtSyntax.self) { return [Condition.branch(of: node, isElse: false)] }
    guard isLeft(in: node) else { return [] }
    if let node = node.as(IfExprSyntax.self) { return conditions(behind: node) }
    if let node = node.as(SwitchExprSyntax.self) { return conditions(behind: node) }
    if let node = node.as(DoStmtSyntax.self) { return conditions(behind: node) }
    if let node = node.as(IfConfigDeclSyntax.self) { return conditions(behind: node) }
    return Condition.body(of: node).map { [$0.negatedAtRunTime] } ?? []
  }

  private func conditions(behind node: IfExprSyntax) -> [Condition] {
    var result: [Condition] = []
    var current = node
    while true {
      if isLeft(in: current.body) { result.append(Condition.branch(of: current, isElse: true)) }
      switch current.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        return isLeft(in: block) ? result + [Condition.branch(of: current, isElse: false)] : result
      case nil: return result
      }
    }
  }

  private func conditions(behind node: SwitchExprSyntax) -> [Condition] {
    node.cases.compactMap { element in
      guard case .switchCase(let arm) = element, isLeft(in: arm.statements) else { return nil }
      return Condition.arm(arm).negatedAtRunTime
    }
  }

  private func conditions(behind node: DoStmtSyntax) -> [Condition] {
    node.catchClauses.compactMap { isLeft(in: $0) ? Condition.body(of: Syntax($0))?.negatedAtRunTime : nil }
  }

  private func conditions(behind node: IfConfigDeclSyntax) -> [Condition] {
    Condition.arms(of: node).compactMap { isLeft(in: $0.clause) ? $0.conditions.last?.negatedAtRunTime : nil }
  }

  func isLeft(in range: Range<Int>) -> Bool {
    offsets.holdsAny(from: range.lowerBound, to: range.upperBound)
  }

  private func isLeft(in node: some SyntaxProtocol) -> Bool { offsets.holdsAny(in: node) }
}
