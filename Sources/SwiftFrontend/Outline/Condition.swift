import SwiftSyntax

/// One condition around a place, not yet spelled: most places need no words.
struct Condition {
  enum Keyword: String {
    case compileTime = "#if"
    case runTime = "if"
    case arm = "switch"
    case each = "for"
    case loop = "while"
    case failure = "catch"
  }

  let keyword: Keyword
  var isNegated = false
  /// What is spelled, one after the other: the subject of a `switch` and the pattern of the arm.
  let nodes: [Syntax]

  /// The condition of a place that is reached only where this one does not hold. No longer one of the compiler's: it
  /// is a statement that was left out, not the place.
  var negatedAtRunTime: Condition {
    Condition(keyword: keyword == .compileTime ? .runTime : keyword, isNegated: !isNegated, nodes: nodes)
  }

  /// The arms of an `#if`, each with the conditions that hold inside it.
  static func arms(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, conditions: [Condition])] {
    var earlier: [Condition] = []
    return node.clauses.map { clause in
      guard let condition = clause.condition.map({ Syntax($0) }) else { return (clause, earlier) }
      defer { earlier.append(Condition(keyword: .compileTime, isNegated: true, nodes: [condition])) }
      return (clause, earlier + [Condition(keyword: .compileTime, nodes: [condition])])
    }
  }

  /// What holds in an `if`'s body, or in its `else`.
  static func branch(of node: IfExprSyntax, isElse: Bool) -> Condition {
    Condition(keyword: .runTime, isNegated: isElse, nodes: [Syntax(node.conditions)])
  }

  /// What holds behind a `guard`, or in its body.
  static func branch(of node: GuardStmtSyntax, isElse: Bool) -> Condition {
    Condition(keyword: .runTime, isNegated: isElse, nodes: [Syntax(node.conditions)])
  }

  /// What holds in an arm of a `switch`.
  static func arm(_ node: SwitchCaseSyntax) -> Condition {
    var subject = node.parent
    while let outer = subject, !outer.is(SwitchExprSyntax.self) { subject = outer.parent }
    let pattern: [Syntax] =
      switch node.label {
      case .case(let label): [Syntax(label.caseKeyword), Syntax(label.caseItems)]
      case .default(let label): [Syntax(label.defaultKeyword)]
      }
    let nodes = subject?.as(SwitchExprSyntax.self).map { [Syntax($0.subject)] + pattern }
    return Condition(keyword: .arm, nodes: nodes ?? pattern)
  }

  /// What holds in the body of a loop that may run no time at all, in a `catch`, or in the body of the `do` before it.
  static func body(of node: Syntax) -> Condition? {
    if let loop = node.as(ForStmtSyntax.self) {
      let keyword = loop.caseKeyword.map { [Syntax($0)] } ?? []
      let header = [Syntax(loop.pattern), Syntax(loop.inKeyword), Syntax(loop.sequence)]
      return Condition(keyword: .each, nodes: keyword + header + (loop.whereClause.map { [Syntax($0)] } ?? []))
    }
    if let loop = node.as(WhileStmtSyntax.self) { return Condition(keyword: .loop, nodes: [Syntax(loop.conditions)]) }
    if let clause = node.as(CatchClauseSyntax.self) {
      return Condition(keyword: .failure, nodes: [Syntax(clause.catchItems)])
    }
    // Of several clauses the first one tells the body from others.
    return node.as(DoStmtSyntax.self)?.catchClauses.first.flatMap { body(of: Syntax($0)) }?.negatedAtRunTime
  }
}

/// Spells conditions as `ConditionStack` says, each one once.
struct ConditionSpeller {
  private var words: [[SyntaxIdentifier]: String] = [:]

  mutating func spell(_ conditions: [Condition]) -> [String] {
    conditions.map { spell($0) }
  }

  private mutating func spell(_ condition: Condition) -> String {
    let key = condition.nodes.map(\.id)
    let known = words[key]
    let text = known ?? Speller.condition(condition.nodes)
    if known == nil { words[key] = text }
    if condition.isNegated { return "\(condition.keyword.rawValue) !(\(text))" }
    return text.isEmpty ? condition.keyword.rawValue : "\(condition.keyword.rawValue) \(text)"
  }
}
