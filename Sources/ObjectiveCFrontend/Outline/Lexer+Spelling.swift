import SourceModel

extension Lexer {
  /// The tokens between two byte offsets, as `Spelling` says.
  func words(from start: Int, to end: Int) -> String {
    var spelling = SpellingBuilder(base)
    spelling.begin(at: start)
    forEachToken(from: start, to: end) { token in
      spelling.append(from: token.start, to: token.end)
      return true
    }
    return spelling.string()
  }

  /// The tokens of a condition, as `ConditionStack` says. An endless one is cut, and its place keeps it apart from all others.
  func condition(from start: Int, to end: Int) -> String {
    var spelling = SpellingBuilder(base)
    spelling.begin(at: start)
    var follows = false
    var cut: Int?
    forEachToken(from: start, to: end) { token in
      if token.end - start > Self.longestCondition {
        cut = token.start
        return false
      }
      let isBinary = follows && Self.isBinary(token.kind) && !isStep(token)
      spelling.append(from: token.start, to: token.end, spaced: isBinary)
      follows = Self.endsOperand(token.kind) || (follows && isStep(token))
      return true
    }
    return cut.map { "\(spelling.string())… at byte \($0)" } ?? spelling.string()
  }

  /// In bytes of the text.
  private static let longestCondition = 1000

  /// The words between two offsets.
  func wordList(from start: Int, to end: Int) -> [String] {
    tokens(from: start, to: end, where: { $0.kind == .word })
  }

  /// The rows of names between two offsets: `card.view`. A name behind the dot of something else is none.
  func paths(from start: Int, to end: Int) -> [(start: Int, end: Int)] {
    var paths: [(start: Int, end: Int)] = []
    var (previous, isRow) = (Token.Kind.end, false)
    forEachToken(from: start, to: end) { token in
      if token.kind == .word, previous != .period, previous != .arrow {
        paths.append((token.start, token.end))
      } else if token.kind == .word, isRow {
        paths[paths.count - 1].end = token.end
      }
      isRow = token.kind == .word ? previous != .period || isRow : token.kind == .period && previous == .word && isRow
      previous = token.kind
      return true
    }
    return paths
  }

  /// The tokens between two offsets, as they are written.
  func tokens(from start: Int, to end: Int, where isWanted: (Token) -> Bool = { _ in true }) -> [String] {
    var tokens: [String] = []
    forEachToken(from: start, to: end) { token in
      if isWanted(token) { tokens.append(text(of: token)) }
      return true
    }
    return tokens
  }

  /// Visits the tokens between two offsets, until the body returns false.
  func forEachToken(from start: Int, to end: Int, _ body: (Token) -> Bool) {
    var copy = self
    (copy.position, copy.isInDirective, copy.isAtLineStart) = (start, false, false)
    while copy.position < end {
      let token = copy.next()
      guard token.kind != .end, token.end <= end, body(token) else { return }
    }
  }

  private static func isBinary(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .sign, .equals, .equal, .less, .greater, .star, .caret, .question: true
    default: false
    }
  }

  /// `++` and `--`.
  private func isStep(_ token: Token) -> Bool {
    token.kind == .sign && (text(of: token, is: "++") || text(of: token, is: "--"))
  }

  private static func endsOperand(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .word, .atWord, .number, .string, .character, .rightParen, .rightSquare: true
    default: false
    }
  }
}
