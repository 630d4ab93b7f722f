import SwiftSyntax

/// Everything whose body is perhaps not compiled or not run.
extension OutlineWalk {
  mutating func enterConditional(_ node: Node, at place: Int) {
    switch node.kind {
    case .ifConfigDecl: enterArms(of: node, chainBase: nil, at: place)
    case .postfixIfConfigExpr: enterChain(node, at: place)
    case .ifExpr: enterBranches(of: node, at: place)
    case .guardStmt: enterGuard(node, at: place)
    case .switchCase: enterArm(node, at: place)
    case .sequenceExpr: enterSequence(node, at: place)
    default: return
    }
  }

  private mutating func enterArms(of node: Node, chainBase: Node?, at place: Int) {
    for (clause, conditions) in Condition.arms(of: node) {
      guard let elements = clause.armElements else { continue }
      var inner = places[place].inside(conditions)
      inner.chainBase = chainBase
      visit(elements, at: add(inner))
    }
  }

  private mutating func enterChain(_ node: Node, at place: Int) {
    let base = node.base
    visit(base, at: place)
    if let arms = node.config { enterArms(of: arms, chainBase: base ?? places[place].chainBase, at: place) }
  }

  private mutating func enterBranches(of node: Node, at place: Int) {
    visit(node.conditions, at: place)
    visit(node.body, at: add(places[place].inside([Condition.branch(of: node, isElse: false)])))
    guard let elseBody = node.elseBody else { return }
    visit(elseBody, at: add(places[place].inside([Condition.branch(of: node, isElse: true)])))
  }

  private mutating func enterGuard(_ node: Node, at place: Int) {
    visit(node.conditions, at: place)
    visit(node.body, at: add(places[place].inside([Condition.branch(of: node, isElse: true)])))
  }

  private mutating func enterArm(_ node: Node, at place: Int) {
    visit(node.caseLabel, at: place)
    visit(node.statements, at: add(places[place].inside([Condition.arm(node)])))
  }

  /// `a ? b : c` and `a && b`: what stands behind the first operand is perhaps not evaluated.
  private mutating func enterSequence(_ node: Node, at place: Int) {
    noteAssignment(node, at: place)
    var current = place
    var operands: [Node] = []
    var room = Self.mostConditions
    for element in node.elements {
      guard room > 0, let choice = Choice(element) else {
        operands.append(element)
        visit(element, at: current)
        continue
      }
      if case .ternary(let first) = choice {
        visit(first, at: add(places[current].inside([Condition(keyword: .runTime, nodes: operands)])))
      }
      let rest = Condition(keyword: .runTime, isNegated: choice.isNegated, nodes: operands)
      current = add(places[current].inside([rest]))
      operands = []
      room -= 1
    }
  }

  /// A loop, a `do` or a `catch`.
  mutating func enterBlock(_ node: Node, at place: Int) {
    guard let condition = Condition.body(of: node) else { return visitChildren(of: node, at: place) }
    let inner = add(places[place].inside([condition]))
    for child in node.children { visit(child, at: child.kind == .codeBlock ? inner : place) }
  }

  /// Behind a statement that may leave a function's block, the rest of the block is conditional.
  mutating func enterStatements(_ list: Node, at place: Int) {
    guard places[place].isLocal else { return visitChildren(of: list, at: place) }
    var current = place
    var room = Self.mostConditions
    for item in list.children {
      guard landmarks.mayMatter(in: list, from: item.start) else { return }
      visit(item, at: current)
      guard let statement = item.item else { continue }
      let conditions = landmarks.exits.conditions(behind: statement).prefix(room)
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
  /// With the first outcome, which unfinished code does not have.
  case ternary(Node?)
  case both
  case either

  init?(_ element: Node) {
    if element.kind == .unresolvedTernaryExpr {
      self = .ternary(element.thenExpression)
      return
    }
    guard element.kind == .binaryOperatorExpr, let sign = element.operator else { return nil }
    if sign.spells("&&") {
      self = .both
    } else if sign.spells("||") || sign.spells("??") {
      self = .either
    } else {
      return nil
    }
  }

  /// Whether the operand behind it is evaluated where the one before it does not hold.
  var isNegated: Bool {
    if case .both = self { false } else { true }
  }
}
