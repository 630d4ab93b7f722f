import SourceModel

extension SwiftSkimmer {
  /// Cuts bytes into tokens by the rules of SwiftParser's lexer (swift-syntax 603, Sources/SwiftParser/Lexer).
  ///
  /// A small value without references: copying one is how to look ahead.
  struct Lexer {
    let base: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<ByteClass>
    let wordBytes: UnsafePointer<UInt8>
    let words: WordLookUp.Pointers
    let comments: CommentNotes

    /// Byte offset of what comes next.
    var position = 0
    var trail: Trail = [.expectsOperand, .startsStatement]
    /// Set behind `try?` and `try!`: the next slash begins a regular expression.
    var prefersRegex = false
    /// Inside an interpolation of a string that may not span lines.
    var stopsAtNewline = false
    /// Inside a type: `>>`, `>?` and their like are cut into their characters.
    var splitsOperators = false
    /// How the string is written that was lexed last.
    var quote = Quote()
    /// The end of a regular expression that begins inside an operator, behind the part that was lexed.
    var regexEnd = 0
    /// A comment, string or regular expression did not end.
    var isBroken = false
    /// Whether the lexer skipped invalid bytes, or a blank outside ASCII.
    var skippedStray = false
    /// Number signs of a multi-line regular expression that was found not to end; others like it do not end either.
    var endlessRegexPounds = Int.max

    init(
      base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<ByteClass>, wordBytes: UnsafePointer<UInt8>,
      words: WordLookUp.Pointers, comments: CommentNotes
    ) {
      self.base = base
      self.count = count
      self.classes = classes
      self.wordBytes = wordBytes
      self.words = words
      self.comments = comments
    }

    @inline(__always)
    func byte(at offset: Int) -> UInt8 { base[offset] }

    @inline(__always)
    func load(at offset: Int) -> UInt64 {
      ByteLanes.load(base, at: offset)
    }

    /// The next token; a line break may already have been seen before it.
    mutating func next(isFirstOnLine: Bool = false) -> Token {
      var isFirstOnLine = isFirstOnLine
      while true {
        switch classes[Int(byte(at: position))] {
        case .letter: return lexWord(isFirstOnLine)
        case .blank: position &+= 1
        case .newline:
          if stopsAtNewline { return single(.brokenInterpolation, length: 0, trail: .completes, isFirstOnLine) }
          isFirstOnLine = true
          skipNewline()
        case .zero where position < count, .invalid:
          skippedStray = true
          position &+= 1
        case .zero: return single(.end, length: 0, trail: trail, isFirstOnLine)
        case .slash where skipComment(&isFirstOnLine): continue
        case .nonASCII where skipNonASCIIBlank():
          skippedStray = true
          continue
        case .leftParen: return single(.leftParen, trail: [.expectsOperand, .opensArgument], isFirstOnLine)
        case .rightParen: return single(.rightParen, trail: .completes, isFirstOnLine)
        case .leftSquare: return single(.leftSquare, trail: [.expectsOperand, .opensArgument], isFirstOnLine)
        case .rightSquare: return single(.rightSquare, trail: .completes, isFirstOnLine)
        case .leftBrace: return single(.leftBrace, trail: [.expectsOperand, .startsStatement], isFirstOnLine)
        case .rightBrace: return single(.rightBrace, trail: .completes, isFirstOnLine)
        case .comma: return single(.comma, trail: [.expectsOperand, .opensArgument], isFirstOnLine)
        case .colon: return lexColon(isFirstOnLine)
        default: return lexRare(isFirstOnLine)
        }
      }
    }

    /// Skips words that are no keywords, the dots between them and line breaks, each word handed to `note`; stops
    /// before anything else.
    ///
    /// Half of all tokens end here, without the two jumps that others take. Returns the keyword it meets, or whether the
    /// next token stands first on its line.
    @inline(__always)
    mutating func skipNames(note: (WordHash) -> Void) -> (keyword: Token?, isFirstOnLine: Bool) {
      var isFirstOnLine = false
      // In a register; the lexer's own position is in memory, and every byte would wait for it.
      var offset = position
      while true {
        offset &+= byte(at: offset) == 0x20 ? 1 : 0
        let first = byte(at: offset)
        if Self.isLetter(first) {
          let start = offset
          let hash: WordHash
          (offset, hash) = measureWord(from: start)
          note(hash)
          let keyword = words.keyword(for: hash)
          if keyword.word != .none {
            position = offset
            return (word(keyword, hash, from: start, isFirstOnLine), false)
          }
          trail = .completes
          prefersRegex = false
          isFirstOnLine = false
        } else if first == UInt8(ascii: "."), Self.isLetter(byte(at: offset &+ 1)) {
          offset &+= 1
          trail = .expectsName
          prefersRegex = false
          isFirstOnLine = false
        } else if first == 0x0A, !stopsAtNewline {
          isFirstOnLine = true
          offset = endOfIndentation(from: offset &+ 1)
        } else {
          position = offset
          return (nil, isFirstOnLine)
        }
      }
    }

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private mutating func lexRare(_ isFirstOnLine: Bool) -> Token {
      let first = byte(at: position)
      switch classes[Int(first)] {
      case .quote: return lexString(isFirstOnLine)
      case .digit: return lexNumber(isFirstOnLine)
      case .dollar: return lexDollar(isFirstOnLine)
      case .backTick: return lexBackTick(isFirstOnLine)
      case .pound: return lexPound(isFirstOnLine)
      case .semicolon: return single(.semicolon, trail: [.expectsOperand, .startsStatement], isFirstOnLine)
      case .at: return single(.at, trail: .expectsName, isFirstOnLine)
      case .backslash: return single(.other, trail: .expectsName, isFirstOnLine)
      case .mark: return lexMark(isFirstOnLine)
      case .less where byte(at: position + 1) == UInt8(ascii: "#"):
        return lexEditorPlaceholder(isFirstOnLine) ?? lexOperator(isFirstOnLine)
      case .nonASCII: return lexNonASCII(isFirstOnLine)
      default: return lexOperator(isFirstOnLine)
      }
    }

    private mutating func lexColon(_ isFirstOnLine: Bool) -> Token {
      if byte(at: position + 1) == UInt8(ascii: ":") {
        return single(.colonColon, length: 2, trail: [.opensArgument, .expectsName], isFirstOnLine)
      }
      return single(.colon, trail: [.expectsOperand, .opensArgument, .completes], isFirstOnLine)
    }

    /// The token of `length` bytes at the current position.
    @inline(__always)
    mutating func single(_ kind: Token.Kind, length: Int = 1, trail: Trail, _ isFirstOnLine: Bool) -> Token {
      let start = position
      position &+= length
      return token(kind, from: start, trail: trail, isFirstOnLine)
    }

    /// The token from `start` up to the current position.
    @inline(__always)
    mutating func token(_ kind: Token.Kind, from start: Int, trail: Trail, _ isFirstOnLine: Bool) -> Token {
      let before = self.trail
      self.trail = trail
      prefersRegex = false
      return Token(kind: kind, isFirstOnLine: isFirstOnLine, before: before, start: start, end: position)
    }
  }
}
