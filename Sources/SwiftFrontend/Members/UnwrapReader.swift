import SourceModel
import SwiftSyntax

/// Reads what the statements of a body unwrap by force: `segue!`, and `guard let segue else { fatalError() }`.
struct UnwrapReader {
  private let speller: Speller
  private var unwraps: [CodeUnwrap] = []

  /// `statements` is the list of statements of a function. Nothing is certain behind one that may leave it.
  static func unwraps(in statements: Node, _ speller: Speller) -> [CodeUnwrap] {
    var reader = UnwrapReader(speller: speller)
    var isCertain = true
    for statement in statements.children {
      guard let item = statement.item else { continue }
      if isCertain, item.guardsWithEnd { reader.noteNames(boundBy: item) }
      reader.note(item, isCertain: isCertain)
      if item.mayLeave { isCertain = false }
    }
    return reader.unwraps
  }

  private init(speller: Speller) { self.speller = speller }

  private mutating func note(_ item: Node, isCertain: Bool) {
    // Most statements unwrap nothing.
    guard item.subtree.contains(where: { $0.kind == .forceUnwrapExpr }) else { return }
    var pending = [(node: item, isCertain: isCertain)]
    while let (node, isOutside) = pending.popLast() {
      let isCertain = isOutside && !node.isConditional
      if node.kind == .forceUnwrapExpr, let path = NamePath(node.expression) {
        unwraps.append(CodeUnwrap(path: path.spelling(by: speller), isCertain: isCertain))
      }
      let first = pending.count
      for child in node.children where !child.isToken { pending.append((child, isCertain)) }
      pending.reverse(from: first)
    }
  }

  /// `guard let segue`, `guard let segue = segue`
  private mutating func noteNames(boundBy statement: Node) {
    var pending = statement.children.filter { $0.kind != .codeBlock && !$0.isToken }
    while let node = pending.popLast() {
      if node.kind == .optionalBindingCondition, let name = node.pattern?.identifier, node.isOfItself {
        unwraps.append(CodeUnwrap(path: speller.spelling(ofName: name), isCertain: true))
      }
      pending += node.children.filter { !$0.isToken }
    }
  }
}

extension Node {
  /// True for code that runs under some condition only, or later.
  fileprivate var isConditional: Bool {
    switch kind {
    case .closureExpr, .functionDecl, .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt:
      true
    case .sequenceExpr:
      elements.contains { $0.kind == .unresolvedTernaryExpr || $0.isOperator("??", "&&", "||") }
    default: false
    }
  }

  /// True if the code may leave the function.
  fileprivate var mayLeave: Bool {
    if guardsWithEnd { return false }
    return kind == .guardStmt || tokens.contains { $0.spells("return") || $0.spells("throw") || $0.spells("try") }
  }

  /// True for `guard … else { fatalError() }`.
  fileprivate var guardsWithEnd: Bool {
    guard kind == .guardStmt, let only = body?.statements?.children.only?.item else { return false }
    let call = only.kind == .expressionStmt ? only.expression : only
    guard call?.kind == .functionCallExpr, let callee = NamePath(call?.calledExpression) else { return false }
    return callee.names == ["fatalError"] || callee.names == ["preconditionFailure"]
  }

  /// True for `let name` and `let name = name`.
  fileprivate var isOfItself: Bool {
    guard let value = initializer?.value else { return true }
    return pattern?.identifier.map { [Speller.name(of: $0)] } == NamePath(value)?.names
  }
}
