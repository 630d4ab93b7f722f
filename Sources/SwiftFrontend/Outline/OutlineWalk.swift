import SourceModel
import SwiftSyntax

/// One pass over a tree, from the top down and in source order, with a stack of its own instead of recursion.
struct OutlineWalk {
  private let headReader: HeadReader
  private var places = [Place()]
  private var pending: [(node: Syntax, place: Int)] = []
  private(set) var heads: [TypeHead] = []

  init(_ text: SourceText) {
    headReader = HeadReader(speller: Speller(text))
  }

  mutating func walk(_ tree: SourceFileSyntax) {
    pending = [(Syntax(tree), 0)]
    while let (node, place) = pending.popLast() {
      let first = pending.count
      enter(node, at: place)
      pending[first...].reverse()
    }
  }

  private mutating func enter(_ node: Syntax, at place: Int) {
    switch node.kind {
    case .token: return
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
      enterType(node, at: place)
    case .codeBlock, .closureExpr, .accessorBlock, .switchExpr: enterBrace(node, at: place)
    case .ifConfigDecl: node.as(IfConfigDeclSyntax.self).map { enterArms(of: $0, at: place) }
    default: visitChildren(of: node, at: place)
    }
  }

  private mutating func enterType(_ node: Syntax, at place: Int) {
    guard let head = headReader.head(of: node, at: places[place]) else { return visitChildren(of: node, at: place) }
    heads.append(head)
    var inner = places[place]
    inner.types.append(head.name.text)
    let members = add(inner)
    for child in node.children(viewMode: .sourceAccurate) {
      pending.append((child, child.is(MemberBlockSyntax.self) ? members : place))
    }
  }

  private mutating func enterBrace(_ node: Syntax, at place: Int) {
    guard !places[place].isLocal else { return visitChildren(of: node, at: place) }
    var inner = places[place]
    inner.isLocal = true
    visitChildren(of: node, at: add(inner))
  }

  private mutating func enterArms(of node: IfConfigDeclSyntax, at place: Int) {
    for (clause, conditions) in ConditionReader.arms(of: node) {
      guard let elements = clause.elements else { continue }
      pending.append((Syntax(elements), add(places[place].inside(arm: conditions))))
    }
  }

  private mutating func add(_ place: Place) -> Int {
    places.append(place)
    return places.count - 1
  }

  private mutating func visitChildren(of node: Syntax, at place: Int) {
    for child in node.children(viewMode: .sourceAccurate) { pending.append((child, place)) }
  }
}
