import SourceModel

extension SwiftSkimmer {
  /// One token, with what the lexer knew when it began.
  struct Token {
    enum Kind: UInt8 {
      case end
      case word
      case number
      /// A whole string literal, or its last part.
      case string
      /// A string literal's part up to and including the parenthesis of an interpolation.
      case interpolation
      /// The end of a line inside an interpolation that may not span lines.
      case brokenInterpolation
      case regex
      case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
      case comma, semicolon, colon, colonColon, at, pound, period, arrow, equal
      /// A `?` or `!` that touches what stands before it.
      case postfixMark
      case binaryOperator, prefixOperator, postfixOperator
      case poundIf, poundElseif, poundElse, poundEndif
      case other
    }

    var kind: Kind
    /// Which keyword a word is; back-ticked words are none.
    var word: Word = .none
    var isQuoted = false
    /// Whether a line break stands between this token and the one before.
    var isFirstOnLine = false
    /// What the token before says about this one.
    var before: Trail = []
    /// Byte offsets; the end is exclusive.
    var start: Int
    var end: Int
    var hash = WordHash(rawValue: 0)

    /// Whether a statement or declaration may begin here.
    var startsStatement: Bool {
      before.contains(.startsStatement) || (isFirstOnLine && before.contains(.completes))
    }

    /// Whether the word can be a name: an identifier, a contextual keyword, or in back-ticks.
    var isIdentifier: Bool {
      kind == .word && !word.isReserved
    }

    /// Whether a declaration can have the word for its name; SwiftParser takes `self` and `Self` too.
    var isName: Bool {
      isIdentifier || (kind == .word && (word == .self || word == .Self))
    }

    /// Whether no white space stands between `token` and this one.
    func touches(_ token: Token) -> Bool {
      start == token.end
    }
  }

  /// What a token leaves behind for the one after it.
  struct Trail: OptionSet {
    let rawValue: UInt16

    /// An expression is expected: a slash begins a regular expression (`isInRegexLiteralPosition` in SwiftParser).
    static let expectsOperand = Trail(rawValue: 1)
    /// `(`, `[`, `,`, `:` and `::`, behind which an operator may stand alone.
    static let opensArgument = Trail(rawValue: 2)
    /// `func` and `operator`, behind which an operator is a name.
    static let namesOperator = Trail(rawValue: 4)
    static let isTry = Trail(rawValue: 8)
    /// The next token begins a statement, on the same line too.
    static let startsStatement = Trail(rawValue: 16)
    /// Ends an expression or a statement: the next token begins one if it stands on a new line.
    static let completes = Trail(rawValue: 32)
    /// The next word is a name, never a keyword: behind `.`, `@`, `#`, `import`, `func`.
    static let expectsName = Trail(rawValue: 64)
    static let isElse = Trail(rawValue: 128)
    /// A prefix word that SwiftParser recurses on.
    static let isPrefixWord = Trail(rawValue: 256)
  }
}
