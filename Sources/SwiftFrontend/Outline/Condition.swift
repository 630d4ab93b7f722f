import SwiftSyntax

/// One condition around a place, not yet spelled: most places need no words.
struct Condition {
  enum Keyword: String {
    case compileTime = "#if"
    case runTime = "if"
  }

  let keyword: Keyword
  let isNegated: Bool
  let node: Syntax

  /// The arms of an `#if`, each with the conditions that hold inside it.
  static func arms(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, conditions: [Condition])] {
    var earlier: [Condition] = []
    return node.clauses.map { clause in
      guard let condition = clause.condition.map({ Syntax($0) }) else { return (clause, earlier) }
      defer { earlier.append(Condition(keyword: .compileTime, isNegated: true, node: condition)) }
      return (clause, earlier + [Condition(keyword: .compileTime, isNegated: false, node: condition)])
    }
  }

  /// What holds in an `if`'s body, or in its `else`.
  static func branch(of node: IfExprSyntax, isElse: Bool) -> Condition {
    Condition(keyword: .runTime, isNegated: isElse, node: Syntax(node.conditions))
  }
}

/// Spells conditions as `ConditionStack` says, each one once.
struct ConditionSpeller {
  private var words: [SyntaxIdentifier: String] = [:]

  mutating func spell(_ conditions: [Condition]) -> [String] {
    conditions.map { spell($0) }
  }

  private mutating func spell(_ condition: Condition) -> String {
    let known = words[condition.node.id]
    let text = known ?? Speller.condition(condition.node)
    if known == nil { words[condition.node.id] = text }
    return condition.isNegated ? "\(condition.keyword.rawValue) !(\(text))" : "\(condition.keyword.rawValue) \(text)"
  }
}
