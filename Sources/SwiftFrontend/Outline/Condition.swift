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
  let nodes: [Node]

  /// The condition of a place that is reached only where this one does not hold. No longer one of the compiler's: it
  /// is a statement that was left out, not the place.
  var negatedAtRunTime: Condition {
    Condition(keyword: keyword == .compileTime ? .runTime : keyword, isNegated: !isNegated, nodes: nodes)
  }

  /// The arms of an `#if`, each with the conditions that hold inside it.
  static func arms(of node: Node) -> [(clause: Node, conditions: [Condition])] {
    var earlier: [Condition] = []
    return node.clauses.map { clause in
      guard !clause.isElse else { return (clause, earlier) }
      let nodes = [clause.armCondition].compactMap(\.self)
      defer { earlier.append(Condition(keyword: .compileTime, isNegated: true, nodes: nodes)) }
      return (clause, earlier + [Condition(keyword: .compileTime, nodes: nodes)])
    }
  }

  /// What holds in the body of an `if` and behind a `guard`, or in the `else` of either.
  static func branch(of node: Node, isElse: Bool) -> Condition {
    Condition(keyword: .runTime, isNegated: isElse, nodes: [node.conditions].compactMap(\.self))
  }

  /// What never holds, behind a statement that leaves the block: `if !(return)`.
  static func behind(exit statement: Node) -> Condition {
    Condition(keyword: .runTime, isNegated: true, nodes: [statement.token(0)].compactMap(\.self))
  }

  /// What holds in an arm of a `switch`.
  static func arm(_ node: Node) -> Condition {
    let subject = node.ancestors.first { $0.kind == .switchExpr }?.subject
    let label = node.caseLabel
    return Condition(keyword: .arm, nodes: [subject, label?.token(0), label?.caseItems].compactMap(\.self))
  }

  /// What holds in the body of a loop that may run no time at all, in a `catch`, or in the body of the `do` before it.
  static func body(of node: Node) -> Condition? {
    switch node.kind {
    case .forStmt: Condition(keyword: .each, nodes: header(ofLoop: node))
    case .whileStmt: Condition(keyword: .loop, nodes: [node.conditions].compactMap(\.self))
    case .catchClause: Condition(keyword: .failure, nodes: [node.child(.catchItemList)].compactMap(\.self))
    // Of several clauses the first one tells the body from others.
    case .doStmt: node.catchClauses.first.flatMap { body(of: $0) }?.negatedAtRunTime
    default: nil
    }
  }

  private static func header(ofLoop loop: Node) -> [Node] {
    let keyword = loop.ownTokens.first { $0.spells("case") }
    let mark = loop.ownTokens.first { $0.spells("in") }
    return [keyword, loop.pattern, mark, loop.expression, loop.whereClause].compactMap(\.self)
  }
}

/// Spells conditions as `ConditionStack` says, each one once.
struct ConditionSpeller {
  private var words: [[Node]: String] = [:]

  mutating func spell(_ conditions: [Condition]) -> [String] {
    conditions.map { spell($0) }
  }

  private mutating func spell(_ condition: Condition) -> String {
    let known = words[condition.nodes]
    let text = known ?? Speller.condition(condition.nodes)
    if known == nil { words[condition.nodes] = text }
    if condition.isNegated { return "\(condition.keyword.rawValue) !(\(text))" }
    return text.isEmpty ? condition.keyword.rawValue : "\(condition.keyword.rawValue) \(text)"
  }
}
