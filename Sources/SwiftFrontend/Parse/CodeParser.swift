import SourceModel
import SwiftSyntax

/// Why the parser gives a file up.
enum ParseDoubt: Error {
  /// The code is not what stands at this place in Swift.
  case mismatch
  /// Perhaps Swift, but none that this parser knows.
  case unsupported
}

/// Parses a file of Swift into the tree that SwiftParser makes of it, or says that it is not sure.
///
/// It knows the common part of the language, and guesses nothing: where the code is not as expected, SwiftParser reads
/// the file. The rules are those of swift-syntax 603, Sources/SwiftParser. Functions are named like the nodes that they
/// make; those of lists make none where the list is empty.
struct CodeParser: ~Copyable {
  typealias Token = SwiftSkimmer.Token
  typealias Word = SwiftSkimmer.Word

  /// Behind the current token.
  var lexer: SwiftSkimmer.Lexer
  private(set) var current: Token
  var builder: TreeBuilder
  /// The end of the last token before the current one.
  private(set) var previousEnd = 0
  private var depth = 0
  /// How many parentheses and squares are open in the innermost closure or block.
  var bracketDepth = 0
  /// How many tokens may still be read. Attempts that are taken back read some twice; hostile code would have that grow
  /// without end.
  private var budget: Int
  /// True if a name in back-ticks holds other characters than those of a word.
  private var hasRawName = false

  /// SwiftParser counts its own levels, so that only code far below its limit is safe to judge.
  private static let deepest = 48

  /// The tree of a text; nil where SwiftParser may see something else.
  static func tree(of text: SourceText) -> SyntaxTree? {
    text.withBytes { bytes -> SyntaxTree? in
      guard ByteLanes.isUTF8(bytes) else { return nil }
      return CommentNotes.take { comments in
        SwiftSkimmer.withLexer(of: bytes, comments) { tree(of: text, $0, byteCount: bytes.count) } ?? nil
      }.result
    }
  }

  private static func tree(of text: SourceText, _ lexer: SwiftSkimmer.Lexer, byteCount: Int) -> SyntaxTree? {
    var parser = CodeParser(lexer, byteCount: byteCount)
    do {
      try parser.parseFile()
    } catch {
      return nil
    }
    parser.builder.finish()
    return SyntaxTree(text, parser.builder)
  }

  private init(_ lexer: SwiftSkimmer.Lexer, byteCount: Int) {
    self.lexer = lexer
    current = self.lexer.next()
    builder = TreeBuilder(byteCount: byteCount)
    budget = 2 * byteCount + 64
  }

  private mutating func parseFile() throws(ParseDoubt) {
    // `#!/usr/bin/swift`
    if current.kind == .other, current.start == 0, lexer.byte(at: 0) == UInt8(ascii: "#") { take() }
    try parseStatements()
    guard current.kind == .end, budget >= 0, !hasRawName, !lexer.isBroken, !lexer.skippedStray else { throw .mismatch }
  }

  // MARK: Tokens

  /// Adds the current token to the tree.
  mutating func take() {
    if current.isQuoted { checkName() }
    builder.addToken(current.start..<current.end)
    advance()
  }

  private mutating func checkName() {
    let name = current.start + 1..<current.end - 1
    if name.isEmpty || !name.allSatisfy({ Spelling.isWordByte(lexer.byte(at: $0)) }) { hasRawName = true }
  }

  /// Passes the current token.
  mutating func advance() {
    previousEnd = current.end
    budget -= 1
    if budget < 0 { lexer.position = lexer.count }
    current = lexer.next()
  }

  /// Passes to a token that was lexed in another way.
  mutating func advance(to token: Token) {
    previousEnd = current.end
    current = token
  }

  /// Adds the current token, which must be of a kind.
  mutating func expect(_ kind: Token.Kind) throws(ParseDoubt) {
    guard current.kind == kind else { throw .mismatch }
    take()
  }

  mutating func expect(_ word: Word) throws(ParseDoubt) {
    guard at(word) else { throw .mismatch }
    take()
  }

  /// Adds the current token if it is of a kind.
  mutating func take(if kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  mutating func take(if word: Word) -> Bool {
    guard at(word) else { return false }
    take()
    return true
  }

  /// Adds the sign of an assignment, which has blanks on both sides or on none.
  mutating func takeEqual() throws(ParseDoubt) {
    guard current.kind == .equal else { throw .mismatch }
    let isLeftBound = lexer.isLeftBound(at: current.start)
    guard isLeftBound == lexer.isRightBound(at: current.end, isLeftBound: isLeftBound) else { throw .mismatch }
    take()
  }

  /// Adds the first byte of an operator, and passes to the rest.
  mutating func takeSign(_ trail: SwiftSkimmer.Trail = .completes) {
    builder.addToken(current.start..<current.start + 1)
    previousEnd = current.start + 1
    lexer.position = current.start + 1
    lexer.trail = trail
    lexer.regexEnd = 0
    current = lexer.next()
  }

  /// The token behind the current one.
  var next: Token {
    var copy = lexer
    return copy.next()
  }

  // MARK: Lists

  /// A list whose elements have commas between them. `end` may stand behind the last comma, or alone.
  mutating func parseList(
    _ list: SyntaxKind, of kind: SyntaxKind, until end: Token.Kind? = nil,
    _ parseElement: (inout CodeParser) throws(ParseDoubt) -> Void
  ) throws(ParseDoubt) {
    let first = builder.pendingCount
    var goesOn = true
    while goesOn, current.kind != end {
      let element = builder.pendingCount
      try parseElement(&self)
      goesOn = take(if: .comma)
      builder.wrap(kind, from: element)
    }
    builder.wrap(list, from: first)
  }

  // MARK: The current token

  func at(_ word: Word) -> Bool { current.kind == .word && current.word == word }

  /// Whether the current token is a word that is a keyword only here.
  func at(_ hash: WordHash) -> Bool { current.kind == .word && current.hash == hash && !current.isQuoted }

  /// Whether the current token is an operator of one sign.
  func at(sign: UInt8) -> Bool { current.isOperator && isSign(sign, current) }

  /// Whether the current token begins with a sign, and may be cut behind it.
  func at(prefix sign: UInt8) -> Bool { current.isOperator && lexer.byte(at: current.start) == sign }

  /// Whether a token is one sign.
  func isSign(_ sign: UInt8, _ token: Token) -> Bool {
    token.end - token.start == 1 && lexer.byte(at: token.start) == sign
  }

  func isWildcard(_ token: Token) -> Bool {
    token.kind == .word && token.end - token.start == 1 && lexer.byte(at: token.start) == UInt8(ascii: "_")
  }

  /// Whether a token is a name that SwiftParser's lexer calls an identifier.
  func isIdentifier(_ token: Token) -> Bool { token.isIdentifier && !isWildcard(token) && !isDollar(token) }

  /// Whether a token is `$0` or its like, or the sign alone; `$name` is a name.
  func isDollar(_ token: Token) -> Bool {
    guard token.kind == .word, lexer.byte(at: token.start) == UInt8(ascii: "$") else { return false }
    return isDigits(token.start + 1..<token.end)
  }

  /// Whether nothing but digits stands in a range.
  func isDigits(_ range: Range<Int>) -> Bool {
    range.allSatisfy { lexer.byte(at: $0) &- UInt8(ascii: "0") < 10 }
  }

  /// Whether the current token is a name right behind the one before, as behind a period.
  var isAtTouchingName: Bool {
    current.kind == .word && current.start == previousEnd && !isWildcard(current) && !isDollar(current)
  }

  /// Whether a token can be the label of an argument.
  func isLabel(_ token: Token) -> Bool {
    token.kind == .word && token.word != .inout && !isSign(UInt8(ascii: "$"), token)
  }

  /// Adds the name of a declaration.
  mutating func expectIdentifier() throws(ParseDoubt) {
    guard isIdentifier(current) else { throw .mismatch }
    take()
  }

  // MARK: Depth

  /// Goes one level down. Every function that may call itself does so.
  mutating func enter() throws(ParseDoubt) {
    depth += 1
    if depth > Self.deepest { throw .unsupported }
  }

  mutating func leave() { depth -= 1 }
}

extension SwiftSkimmer.Token {
  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether the lexer goes no further: at the end of the file, and of a line that ends inside a string.
  var endsText: Bool { kind == .end || kind == .brokenInterpolation }

  /// Whether a list of statements or members ends before it.
  var endsList: Bool {
    switch kind {
    case .rightBrace, .end, .brokenInterpolation, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }
}

// MARK: Attempts

extension CodeParser {
  /// Where a parser stood, so that an attempt can be taken back.
  struct Mark {
    fileprivate let lexer: SwiftSkimmer.Lexer
    fileprivate let current: Token
    fileprivate let previousEnd: Int
    fileprivate let depth: Int
    fileprivate let bracketDepth: Int
    fileprivate let builder: TreeBuilder.Mark
  }

  var mark: Mark {
    Mark(
      lexer: lexer, current: current, previousEnd: previousEnd, depth: depth, bracketDepth: bracketDepth,
      builder: builder.mark)
  }

  mutating func reset(to mark: Mark) {
    (lexer, current, previousEnd) = (mark.lexer, mark.current, mark.previousEnd)
    (depth, bracketDepth) = (mark.depth, mark.bracketDepth)
    builder.reset(to: mark.builder)
  }
}
