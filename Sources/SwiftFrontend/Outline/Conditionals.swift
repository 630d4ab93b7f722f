import SwiftSyntax

/// `#if`, `#if` in the middle of a chain, and `if`.
extension OutlineWalk {
  mutating func enterConditional(_ node: Syntax, at place: Int) {
    if let arms = node.as(IfConfigDeclSyntax.self) { enterArms(of: arms, chainBase: nil, at: place) }
    if let chain = node.as(PostfixIfConfigExprSyntax.self) { enterChain(chain, at: place) }
    if let branches = node.as(IfExprSyntax.self) { enterBranches(of: branches, at: place) }
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
}
