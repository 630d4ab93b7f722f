import SwiftSyntax

/// Everything whose body is perhaps not compiled or not run.
extension OutlineWalk {
  mutating func enterConditional(_ node: Syntax, at place: Int) {
    if let arms = node.as(IfConfigDeclSyntax.self) { enterArms(of: arms, chainBase: nil, at: place) }
    if let chain = node.as(PostfixIfConfigExprSyntax.self) { enterChain(chain, at: place) }
    if let branches = node.as(IfExprSyntax.self) { enterBranches(of: branches, at: place) }
    if let statement = node.as(GuardStmtSyntax.self) { enterGuard(statement, at: place) }
    if let arm = node.as(SwitchCaseSyntax.self) { enterArm(arm, at: place) }
    if let sequence = node.as(SequenceExprSyntax.self) { enterSequence(sequence, at: place) }
  }

  private mutating func enterArms(of node: IfConfigDeclSyntax, chainBase: ExprSyntax?, at place: Int) {
    for (clause, conditions) in Condition.arms(of: node) {
      guard let elements = clause.elements else { continue }
      var inner = places[place].inside(conditions)
      inner.chainBase = chainBase
      visit(Syntax(elements), at: add(inner))
    }
  }

  private mutating func enterChain(_ node: PostfixIfConfigExprSyntax, at place: Int) {
    node.base.map { visit(Syntax($0), at: place) }
    enterArms(of: node.config, chainBase: node.base ?? places[place].chainBase, at: place)
  }

  private mutating func enterBranches(of node: IfExprSyntax, at place: Int) {
    visit(Syntax(node.conditions), at: place)
    visit(Syntax(node.body), at: add(places[place].inside([Condition.branch(of: node, isElse: false)])))
    guard let elseBody = node.elseBody else { return }
    visit(Syntax(elseBody), at: add(places[place].inside([Condition.branch(of: node, isElse: true)])))
  }

  private mutating func enterGuard(_ node: GuardStmtSyntax, at place: Int) {
    visit(Syntax(node.conditions), at: place)
    visit(Syntax(node.body), at: add(places[place].inside([Condition.branch(of: node, isElse: true)])))
  }

  private mutating func enterArm(_ node: SwitchCaseSyntax, at place: Int) {
    visit(Syntax(node.label), at: place)
    visit(Syntax(node.statements), at: add(places[place].inside([Condition.arm(node)])))
  }

  /// `a ? b : c` and `a && b`: what stands behind the first operand is perhaps not evaluated.
  private mutating func enterSequence(_ node: SequenceExprSyntax, at place: Int) {
    noteAssignment(node, at: place)
    var current = place
    var operands: [Syntax] = []
    var room = Self.mostConditions
    for element in node.elements {
      guard room > 0, let choice = Choice(element) else {
        operands.append(Syntax(element))
        visit(Syntax(element), at: current)
        continue
      }
      if case .ternary(let first) = choice {
        visit(Syntax(first), at: add(places[current].inside([Condition(keyword: .runTime, nodes: operands)])))
      }
      let rest = Condition(keyword: .runTime, isNegated: choice.isNegated, nodes: operands)
      current = add(places[current].inside([rest]))
      operands = []
      room -= 1
    }
  }

  /// A loop, a `do` or a `catch`.
  mutating func enterBlock(_ node: Syntax, at place: Int) {
    guard let condition = Condition.body(of: node) else { return visitChildren(of: node, at: place) }
    let inner = add(places[place].inside([condition]))
    for child in node.children(viewMode: .sourceAccurate) {
      visit(child, at: child.is(CodeBlockSyntax.self) ? inner : place)
    }
  }

  /// Behind a statement that may leave a function's block, the rest of the block is conditional.
  mutating func enterStatements(_ node: Syntax, at place: Int) {
    guard places[place].isLocal, let items = node.as(CodeBlockItemListSyntax.self) else {
      return visitChildren(of: node, at: place)
    }
    var current = place
    var room = Self.mostConditions
    for item in items {
      guard landmarks.mayMatter(in: node, from: item.position.utf8Offset) else { return }
      visit(Syntax(item), at: current)
      let conditions = landmarks.exits.conditions(behind: Syntax(item.item)).prefix(room)
      guard !conditions.isEmpty else { continue }
      room -= conditions.count
      current = add(places[current].inside(Array(conditions)))
    }
  }

  /// Only a hostile function has more statements of one block that may leave it, or more choices in one expression; all
  /// would make every stack as long.
  private static let mostConditions = 16
}

/// An operator that evaluates one of two operands, or the second one perhaps not at all.
private enum Choice {
  case ternary(ExprSyntax)
  case both
  case either

  init?(_ element: ExprSyntax) {
    if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
      self = .ternary(ternary.thenExpression)
      return
    }
    switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "&&": self = .both
    case "||", "??": self = .either
    default: return nil
    }
  }

  /// Whether the operand behind it is evaluated where the one before it does not hold.
  var isNegated: Bool {
    if case .both = self { false } else { true }
  }
}
