import SwiftSyntax

/// The tokens of one node in source order, without recursion and without looking at anything outside the node.
struct Tokens: Sequence, IteratorProtocol {
  private var pending: [Syntax]

  init(of node: some SyntaxProtocol) {
    pending = [Syntax(node)]
  }

  mutating func next() -> TokenSyntax? {
    while let node = pending.popLast() {
      if let token = node.as(TokenSyntax.self) { return token }
      let first = pending.count
      pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
      pending[first...].reverse()
    }
    return nil
  }

  static func last(of node: some SyntaxProtocol) -> TokenSyntax? {
    var pending = [Syntax(node)]
    while let node = pending.popLast() {
      if let token = node.as(TokenSyntax.self) { return token }
      pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
    }
    return nil
  }
}
