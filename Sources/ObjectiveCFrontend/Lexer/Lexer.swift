import SourceModel

/// Cuts bytes into tokens of C, C++ and Objective-C.
///
/// A small value without counted references: copying one is how to look ahead.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<ByteClass>
  let keywords: KeywordTable.Pointers
  /// Takes note of every word; nil for a reader that needs none.
  let notes: WordNotes?
  let comments: CommentNotes?

  /// Byte offset of what comes next.
  var position = 0
  /// Whether only blanks and comments stand between the start of the line and `position`.
  var isAtLineStart = true
  /// Inside a preprocessor line, which ends with its line.
  var isInDirective = false
  /// Where nothing is compiled, literals need not end.
  var isLenient = false
  /// A comment or literal did not end.
  var isBroken = false

  /// Gives `body` a lexer at the start of `bytes`, behind a byte order mark.
  static func withLexer<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ keywords: KeywordTable = .plain, notes: WordNotes?,
    comments: CommentNotes? = nil, _ body: (Lexer) -> Result
  ) -> Result? {
    guard let base = bytes.baseAddress else { return nil }
    return ByteClass.table.withUnsafeBufferPointer { classes in
      keywords.withPointers { keywords in
        guard let classes = classes.baseAddress else { return nil }
        var lexer = Lexer(
          base: base, count: bytes.count, classes: classes, keywords: keywords, notes: notes, comments: comments)
        lexer.position = ByteOrderMark.length(in: bytes)
        return body(lexer)
      }
    }
  }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { base[offset] }

  @inline(__always)
  func load(at offset: Int) -> UInt64 {
    ByteLanes.load(base, at: offset)
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: max(end - start, 0)), as: UTF8.self)
  }

  func text(of token: Token) -> String { text(from: token.start, to: token.end) }

  func hash(of token: Token) -> WordHash { WordHash(start: base + token.start, count: token.end - token.start) }

  func text(of token: Token, is word: StaticString) -> Bool {
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { base[token.start + $0] == word.utf8Start[$0] }
  }

  @inline(__always)
  mutating func next() -> Token {
    while true {
      switch classes[Int(byte(at: position))] {
      case .letter: return lexWord()
      case .blank: position &+= 1
      case .newline:
        if isInDirective { return Token(kind: .lineEnd, start: position, end: position) }
        position &+= 1
        isAtLineStart = true
      case .zero where position < count: position &+= 1
      case .zero: return Token(kind: .end, start: count, end: count)
      case .slash where skipComment(): continue
      case .backslash: position = endOfContinuation(at: position) ?? position &+ 1
      case .leftParen: return single(.leftParen)
      case .rightParen: return single(.rightParen)
      case .leftSquare: return single(.leftSquare)
      case .rightSquare: return single(.rightSquare)
      case .semicolon: return single(.semicolon)
      case .comma: return single(.comma)
      case .period: return single(.period)
      default: return lexRare()
      }
    }
  }

  private mutating func lexRare() -> Token {
    switch classes[Int(byte(at: position))] {
    case .leftBrace: return single(.leftBrace)
    case .rightBrace: return single(.rightBrace)
    case .digit: return lexNumber()
    case .quote: return lexQuoted()
    case .at: return lexAt()
    case .pound: return isAtLineStart && !isInDirective ? single(.pound) : lexSign()
    case .colon: return byte(at: position + 1) == UInt8(ascii: ":") ? single(.colonColon, length: 2) : single(.colon)
    case .less: return single(.less, orAssignment: true)
    case .greater: return single(.greater, orAssignment: true)
    case .star: return single(.star, orAssignment: true)
    case .caret: return single(.caret, orAssignment: true)
    case .question: return single(.question)
    case .equal: return byte(at: position + 1) == UInt8(ascii: "=") ? single(.equals, length: 2) : single(.equal)
    default: return lexSign()
    }
  }

  private mutating func lexSign() -> Token {
    let (first, second) = (byte(at: position), byte(at: position + 1))
    if first == UInt8(ascii: "-"), second == UInt8(ascii: ">") { return single(.arrow, length: 2) }
    let isPair = second == UInt8(ascii: "=") || (second == first && first != UInt8(ascii: "~"))
    return single(.sign, length: isPair ? 2 : 1)
  }

  @inline(__always)
  private mutating func single(_ kind: Token.Kind, length: Int = 1) -> Token {
    let start = position
    position &+= length
    isAtLineStart = false
    return Token(kind: kind, start: start, end: position)
  }

  /// `<` and its like, or `<=`.
  private mutating func single(_ kind: Token.Kind, orAssignment: Bool) -> Token {
    byte(at: position + 1) == UInt8(ascii: "=") ? single(.sign, length: 2) : single(kind)
  }

  @inline(__always)
  private mutating func lexWord() -> Token {
    let start = position
    position = endOfWord(from: start)
    if byte(at: position) == UInt8(ascii: "\""), isStringPrefix(from: start) { return lexPrefixedString(from: start) }
    return word(.word, from: start, nameStart: start)
  }

  private mutating func lexAt() -> Token {
    let start = position
    let next = classes[Int(byte(at: start + 1))]
    if next == .letter {
      position = endOfWord(from: start + 1)
      return word(.atWord, from: start, nameStart: start + 1)
    }
    guard next == .quote, byte(at: start + 1) == UInt8(ascii: "\"") else { return single(.at) }
    position += 1
    return lexString(from: start)
  }

  @inline(__always)
  private mutating func word(_ kind: Token.Kind, from start: Int, nameStart: Int) -> Token {
    let hash = WordHash(start: base + nameStart, count: position &- nameStart)
    notes?.note(hash)
    isAtLineStart = false
    return Token(kind: kind, keyword: keywords.keyword(for: hash), start: start, end: position)
  }

  @inline(__always)
  func endOfWord(from start: Int) -> Int {
    var end = start
    while true {
      let length = ByteLanes.wordLength(load(at: end))
      end &+= length
      if length == 8 { continue }
      let next = byte(at: end)
      guard next >= 0x80 || next == UInt8(ascii: "$") else { return end }
      end &+= 1
    }
  }
}
