import SourceModel
import SwiftSyntax

/// Turns nodes of the tree into the outline's spellings and ranges.
struct Speller {
  private let text: SourceText
  private let lines: LineTable

  init(_ text: SourceText) {
    self.text = text
    lines = LineTable(text)
  }

  /// Empty where unfinished code has nothing.
  func spelling(of node: Node?) -> Spelling {
    guard let node else { return Spelling(text: "", range: .zero) }
    return Spelling(text: Self.words(of: node), range: range(of: node))
  }

  /// A token's spelling; empty where unfinished code has none.
  func spelling(ofName token: Node?) -> Spelling {
    guard let token else { return Spelling(text: "", range: .zero) }
    return Spelling(text: Self.name(of: token), range: range(of: token))
  }

  func range(of node: Node) -> SourceModel.SourceRange {
    range(from: node.start, to: node.end)
  }

  /// The range between two byte offsets.
  func range(from start: Int, to end: Int) -> SourceModel.SourceRange {
    lines.range(from: start, to: end, in: text)
  }

  /// The node's tokens, as `Spelling` says.
  static func words(of node: Node?) -> String {
    guard let node else { return "" }
    var result = ""
    for word in SpelledWords(of: node) { append(word.text, to: &result) }
    return result
  }

  /// The tokens of a condition's parts, as `ConditionStack` says.
  ///
  /// Every arm of a `switch` repeats its subject: an endless one is cut, and its place keeps it apart from all others.
  static func condition(_ nodes: [Node]) -> String {
    var result = ""
    for word in nodes.lazy.flatMap({ SpelledWords(of: $0) }) {
      if result.utf8.count > longestCondition { return "\(result)… at byte \(word.start)" }
      let isPatternWord = word.token?.isPatternWord == true
      if word.token?.isBinaryOperator == true {
        result += " \(word.text) "
      } else if isPatternWord, !result.isEmpty, result.utf8.last != space {
        result += " \(word.text)"
      } else {
        append(word.text, to: &result)
      }
      if isPatternWord { result += " " }
    }
    return result
  }

  /// In bytes; a token may go beyond it.
  private static let longestCondition = 1000

  /// A token's text without back-ticks; empty where unfinished code has none.
  static func name(of token: Node?) -> String {
    guard let token else { return "" }
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

  private static let backTick = UInt8(ascii: "`")
  private static let space = UInt8(ascii: " ")
}

/// The tokens of a node and the texts of its string literals, in source order.
private struct SpelledWords: Sequence, IteratorProtocol {
  struct Word {
    let text: String
    /// nil for a text of a string literal.
    let token: Node?
    let start: Int
  }

  private var tokens: Node.Tokens
  /// The token behind a text that was just returned.
  private var pending: Node?
  /// The end of the last token.
  private var end: Int

  init(of node: Node) {
    (tokens, end) = (node.tokens, node.start)
  }

  mutating func next() -> Word? {
    guard let token = pending ?? tokens.next() else { return nil }
    if pending == nil, end < token.start, token.followsText {
      pending = token
      return Word(text: token.code(in: end..<token.start), token: nil, start: end)
    }
    (pending, end) = (nil, token.end)
    return Word(text: Speller.name(of: token), token: token, start: token.start)
  }
}

extension Node {
  /// Whether the text of a string literal reaches up to the token.
  fileprivate var followsText: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr: return start > parent.start
    case .expressionSegment: return start == parent.start
    default: return false
    }
  }

  fileprivate var isBinaryOperator: Bool {
    switch parent?.kind {
    case .binaryOperatorExpr, .unresolvedTernaryExpr: return true
    case .compositionTypeElement, .sameTypeRequirement: return spells("&") || spells("==")
    case .availabilityArgument: return spells("*")
    // A function that is an operator: `reduce(0, +)`.
    case .declReferenceExpr: return !isWord && !isNumber
    default: return spells("=") || spells("->")
    }
  }

  /// The words of patterns and casts, which stand alone; no `#if` has one.
  fileprivate var isPatternWord: Bool {
    switch parent?.kind {
    case .switchCaseLabel, .matchingPatternCondition, .enumCaseDecl: spells("case")
    case .variableDecl, .valueBindingPattern, .optionalBindingCondition: spells("let") || spells("var")
    case .forStmt: ["case", "in", "try", "await"].contains { spells($0) }
    case .closureSignature: spells("in")
    case .whereClause, .genericWhereClause: spells("where")
    case .isExpr, .unresolvedIsExpr, .isTypePattern: spells("is")
    case .asExpr, .unresolvedAsExpr: spells("as")
    case .tryExpr: spells("try")
    case .awaitExpr: spells("await")
    default: false
    }
  }
}
