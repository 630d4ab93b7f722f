import SourceModel
import SwiftSyntax

/// Makes a `SyntaxTree` of a tree of swift-syntax.
struct TreeCopy: ~Copyable {
  private enum Step {
    case enter(Syntax)
    /// `first` is the position of the node's first child among the nodes without a parent.
    case leave(SyntaxKind, hasError: Bool, first: Int)
  }

  private var builder: TreeBuilder
  private var steps: [Step] = []

  static func tree(of file: SourceFileSyntax, _ text: SourceText) -> SyntaxTree {
    var copy = TreeCopy(builder: TreeBuilder(byteCount: text.count))
    copy.enterChildren(of: Syntax(file))
    while let step = copy.steps.popLast() { copy.take(step) }
    copy.builder.finish(hasError: file.hasError)
    return SyntaxTree(text, copy.builder)
  }

  private init(builder: consuming TreeBuilder) { self.builder = builder }

  private mutating func take(_ step: Step) {
    switch step {
    case .leave(let kind, let hasError, let first): builder.wrap(kind, from: first, hasError: hasError)
    case .enter(let node): enter(node)
    }
  }

  private mutating func enter(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) { return add(token) }
    guard node.kind != .stringSegment else { return }
    steps.append(.leave(node.kind, hasError: node.hasError, first: builder.pendingCount))
    enterChildren(of: node)
  }

  private mutating func enterChildren(of node: Syntax) {
    let first = steps.count
    for child in node.children(viewMode: .sourceAccurate) { steps.append(.enter(child)) }
    steps.reverse(from: first)
  }

  private mutating func add(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if start < end { builder.addToken(start..<end) }
  }
}
