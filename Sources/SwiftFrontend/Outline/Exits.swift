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
  func conditions(behind statement: Node) -> [Condition] {
    var node = statement
    while node.kind == .labeledStmt, let labeled = node.statement { node = labeled }
    if node.kind == .expressionStmt, let expression = node.expression { node = expression }
    switch node.kind {
    case .guardStmt: return [Condition.branch(of: node, isElse: false)]
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return [Condition.behind(exit: node)]
    default: break
    }
    guard isLeft(in: node) else { return [] }
    switch node.kind {
    case .ifExpr: return conditions(behindIf: node)
    case .switchExpr: return conditions(behindSwitch: node)
    case .doStmt: return conditions(behindDo: node)
    case .ifConfigDecl: return conditions(behindArms: node)
    default: return Condition.body(of: node).map { [$0.negatedAtRunTime] } ?? []
    }
  }

  private func conditions(behindIf node: Node) -> [Condition] {
    var result: [Condition] = []
    var current = node
    while true {
      if isLeft(in: current.body) { result.append(Condition.branch(of: current, isElse: true)) }
      guard let next = current.elseBody else { return result }
      guard next.kind == .ifExpr else {
        return isLeft(in: next) ? result + [Condition.branch(of: current, isElse: false)] : result
      }
      current = next
    }
  }

  private func conditions(behindSwitch node: Node) -> [Condition] {
    node.cases.compactMap { arm in
      guard arm.kind == .switchCase, isLeft(in: arm.statements) else { return nil }
      return Condition.arm(arm).negatedAtRunTime
    }
  }

  private func conditions(behindDo node: Node) -> [Condition] {
    node.catchClauses.compactMap { isLeft(in: $0) ? Condition.body(of: $0)?.negatedAtRunTime : nil }
  }

  private func conditions(behindArms node: Node) -> [Condition] {
    Condition.arms(of: node).compactMap { isLeft(in: $0.clause) ? $0.conditions.last?.negatedAtRunTime : nil }
  }

  func isLeft(in range: Range<Int>) -> Bool {
    offsets.holdsAny(from: range.lowerBound, to: range.upperBound)
  }

  private func isLeft(in node: Node?) -> Bool { node.map { isLeft(in: $0.range) } ?? false }
}
