import SwiftSyntax

/// Everything whose body is perhaps not compiled or not run.
extension OutlineWalk {
  mutating func enterConditional(_ node: Syntax, at place: Int) {
    if let arms = node.as(IfConfigDeclSyntax.self) { enterArms(of: arms, chainBase: nil, at: place) }
    if let chain = node.as(PostfixIfConfigExprSyntax.self) { enterChain(chain, at: place) }
    if let branches = node.as(IfExprSyntax.self) { enterBranches(of: branches, at: place) }
    if let statement = node.as(GuardStmtSyntax.self) { enterGuard(statement, at: place) }
    if let arm = node.as(SwitchCaseSyntax.self) { enterArm(arm, at: place) }
    if let condition = Condition.body(of: node) { enterBody(of: node, condition, at: place) }
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

  private mutating func enterBody(of node: Syntax, _ condition: Condition, at place: Int) {
    let inner = add(places[place].inside([condition]))
    for child in node.children(viewMode: .sourceAccurate) {
      visit(child, at: child.is(CodeBlockSyntax.self) ? inner : place)
    }
  }

  /// Behind a statement that may leave the block, the rest of the block is conditional.
  mutating func enterStatements(_ node: Syntax, at place: Int) {
    guard let items = node.as(CodeBlockItemListSyntax.self) else { return }
    var current = place
    var room = Self.mostExits
    for item in items {
      visit(Syntax(item), at: current)
      let conditions = exits.conditions(behind: Syntax(item.item)).prefix(room)
      guard !conditions.isEmpty else { continue }
      room -= conditions.count
      current = add(places[current].inside(Array(conditions)))
    }
  }

  /// Only a hostile function has more statements of one block that may leave it; all would make every stack as long.
  private static let mostExits = 16
}
