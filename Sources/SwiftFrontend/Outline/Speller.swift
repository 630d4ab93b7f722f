import SourceModel
import SwiftSyntax

/// Turns nodes of the tree into the outline's spellings and ranges.
///
/// The tree's own ways to a node's first and last token recurse, as deep as the tree.
final class Speller {
  private let text: SourceText
  private let lines: LineTable
  /// By a node's position with the white space before it: where its first token starts. All nodes of a chain share it.
  private var starts: [Int: Int] = [:]

  init(_ text: SourceText) {
    self.text = text
    lines = LineTable(text)
  }

  func spelling(of node: some SyntaxProtocol) -> Spelling {
    if let type = Syntax(node).as(IdentifierTypeSyntax.self), let name = type.onlyName { return spelling(ofName: name) }
    return Spelling(text: Self.words(of: node), range: range(of: node))
  }

  /// A token's spelling; empty where the parser invented the token.
  func spelling(ofName token: TokenSyntax) -> Spelling {
    guard token.presence == .present else { return Spelling(text: "", range: .zero) }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    return Spelling(text: Self.name(of: token), range: range(from: start, to: end))
  }

  func range(of node: some SyntaxProtocol) -> SourceModel.SourceRange {
    let start = start(of: node)
    return range(from: start, to: max(start, end(of: node)))
  }

  /// The range between two byte offsets.
  func range(from start: Int, to end: Int) -> SourceModel.SourceRange {
    lines.range(from: start, to: end, in: text)
  }

  /// The byte offset of the node's first token, without the white space before it.
  func start(of node: some SyntaxProtocol) -> Int {
    let position = node.position.utf8Offset
    if let known = starts[position] { return known }
    guard let first = Tokens(of: node).first(where: { _ in true }) else { return position }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    starts[position] = start
    return start
  }

  /// The byte offset behind the node's last token, without the white space behind it.
  func end(of node: some SyntaxProtocol) -> Int {
    guard let last = Tokens.last(of: node) else { return node.endPosition.utf8Offset }
    return last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's tokens, as `Spelling` says.
  static func words(of node: some SyntaxProtocol) -> String {
    var result = ""
    for token in Tokens(of: node) { append(name(of: token), to: &result) }
    return result
  }

  /// The tokens of a condition's parts, as `ConditionStack` says.
  ///
  /// Every arm of a `switch` repeats its subject: an endless one is cut, and its place keeps it apart from all others.
  static func condition(_ nodes: [Syntax]) -> String {
    var result = ""
    for token in nodes.lazy.flatMap({ Tokens(of: $0) }) {
      if result.utf8.count > longestCondition { return "\(result)… at byte \(token.position.utf8Offset)" }
      let word = name(of: token)
      if isBinaryOperator(token) {
        result += " \(word) "
      } else if isPatternWord(token), !result.isEmpty, result.utf8.last != space {
        result += " \(word)"
      } else {
        append(word, to: &result)
      }
      if isPatternWord(token) { result += " " }
    }
    return result
  }

  /// In bytes; a token may go beyond it.
  private static let longestCondition = 1000

  /// A token's text without back-ticks.
  static func name(of token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.utf8.first == backTick, text.utf8.last == backTick else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func append(_ word: String, to result: inout String) {
    if let last = result.utf8.last, let first = word.utf8.first, Spelling.isWordByte(last), Spelling.isWordByte(first) {
      result += " "
    }
    result += word
  }

  private static func isBinaryOperator(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .binaryOperator, .equal, .infixQuestionMark, .arrow: true
    case .colon: token.parent?.is(UnresolvedTernaryExprSyntax.self) == true
    default: false
    }
  }

  /// The words of patterns and casts, which stand alone; no `#if` has one.
  private static func isPatternWord(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .keyword(.case), .keyword(.let), .keyword(.var), .keyword(.in), .keyword(.where), .keyword(.is),
      .keyword(.as), .keyword(.try), .keyword(.await):
      true
    default: false
    }
  }

  private static let backTick = UInt8(ascii: "`")
  private static let space = UInt8(ascii: " ")
}

extension IdentifierTypeSyntax {
  /// The name where it is the whole type.
  fileprivate var onlyName: TokenSyntax? {
    !hasError && genericArgumentClause == nil && moduleSelector == nil ? name : nil
  }
}
