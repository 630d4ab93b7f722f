import SwiftSyntax

/// Spells the conditions of `#if` and `if` as `ConditionStack` says.
enum ConditionReader {
  /// The arms of an `#if`, each with the conditions that hold inside it.
  static func arms(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, conditions: [String])] {
    var earlier: [String] = []
    return node.clauses.map { clause in
      guard let condition = clause.condition.map({ Speller.condition($0) }) else { return (clause, earlier) }
      defer { earlier.append("#if !(\(condition))") }
      return (clause, earlier + ["#if \(condition)"])
    }
  }

  /// What holds in an `if`'s body, and what in its `else`.
  static func branches(of node: IfExprSyntax) -> (then: String, otherwise: String) {
    let condition = Speller.condition(node.conditions)
    return ("if \(condition)", "if !(\(condition))")
  }
}
