import SourceModel

extension SwiftSkimmer {
  /// One walk over a file.
  struct Skimmer {
    var lexer: Lexer
    var frames = [Frame(kind: .file)]
    /// How many open braces open no type.
    var codeDepth = 0
    var scope: [String] = []
    var conditions = Conditions()
    /// What stands before attributes whose arguments are being read, innermost last.
    var prefixes: [Prefix] = []
    var heads: [TypeHead] = []
    var gauge: NestingGauge
    var positions: PositionCursor
    var spelling: SpellingBuilder
    let notes: WordNotes
    var openBrackets = OpenBrackets()
    var isUnbalanced = false
    var given: Set<GivenWord> = []
    var imports: [Int] = []
    /// Where the last word before a `.self` was taken.
    var givenEnd = 0
    /// nil where nobody asks for it.
    // `SkimSurvey?` would begin as nil, and to set it once more in `init` copies the whole skimmer.
    // swift-format-ignore: UseShorthandTypeNames
    var survey: Optional<SkimSurvey>
    let interest: NameInterest
    /// The last attributes and modifiers, and the byte offset of what follows them.
    var pending = (prefix: Prefix(), end: -1)

    init(_ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>, _ notes: WordNotes, survey: NameInterest?) {
      self.lexer = lexer
      self.survey = survey.map { _ in SkimSurvey() }
      interest = survey ?? NameInterest()
      gauge = NestingGauge(bytes)
      positions = PositionCursor(bytes)
      spelling = SpellingBuilder(lexer.base)
      self.notes = notes
    }

    mutating func skim() -> Skim {
      while take(nextNotable()) {}
      var skim = Skim(
        heads: heads, isUnbalanced: isUnbalanced || lexer.isBroken || frames.count > 1, excess: gauge.excess)
      (skim.given, skim.imports) = (given, imports)
      if skim.isUnbalanced { survey?.blocks = [] }
      if !interest.methods.isEmpty { survey?.select(interest.methods) }
      skim.survey = survey
      return skim
    }

    /// The next token that is more than a name; all words on the way are noted.
    @inline(__always)
    private mutating func nextNotable() -> Token {
      let (keyword, isFirstOnLine) = lexer.skipNames { notes.note($0) }
      if let keyword { return keyword }
      let token = lexer.next(isFirstOnLine: isFirstOnLine)
      if token.kind == .word { notes.note(token.hash) }
      return token
    }

    /// Takes one token between declarations; false at the end.
    @inline(__always)
    private mutating func take(_ token: Token) -> Bool {
      switch token.kind {
      case .word: if token.word != .none { takeKeyword(token) }
      case .end: return false
      case .leftParen: open(Frame(kind: .paren))
      case .leftSquare:
        open(Frame(kind: .square))
        gauge.openSquare()
      case .leftBrace:
        gauge.breakSquares()
        open(Frame(kind: .code))
      case .rightParen: close(.rightParen)
      case .rightSquare: close(.rightSquare)
      case .rightBrace: close(.rightBrace)
      case .comma:
        gauge.breakSquares()
        if survey != nil { readNextProperty() }
      case .string: gauge.breakSquares()
      case .colon: gauge.colon()
      case .number, .period, .regex: break
      default: takeRare(token)
      }
      return true
    }

    private mutating func takeRare(_ token: Token) {
      switch token.kind {
      case .semicolon: gauge.breakRuns()
      case .arrow: gauge.arrow()
      case .postfixMark: gauge.mark(token)
      case .equal: gauge.breakRuns()
      case .binaryOperator, .prefixOperator, .postfixOperator:
        gauge.sign(token, lexer)
        if lexer.byte(at: token.end - 1) == UInt8(ascii: ">") { giveArguments(before: token.end) }
      case .at where isAmongDeclarations: readPrefix(token, Prefix())
      case .pound where survey != nil: readMemberMacro(token)
      case .interpolation: openInterpolation()
      case .brokenInterpolation: breakInterpolation()
      case .poundIf, .poundElseif, .poundElse, .poundEndif: takeDirective(token)
      default: break
      }
    }

    private mutating func takeKeyword(_ token: Token) {
      if token.before.contains(.expectsName) {
        if token.word == .self { giveType(before: token.start) }
        return
      }
      let word = token.word
      if word.isRecursive { gauge.prefixWord(follows: token.before.contains(.isPrefixWord)) }
      if word == .if { takeIf(follows: token.before.contains(.isElse)) }
      if word.introducesMember { gauge.breakRuns() }
      if word.beginsStatement { gauge.closeAngles(to: 0) }
      if survey != nil { noteIntroducer(token) }
      guard isAmongDeclarations else { return }
      if word == .func { noteFunction() }
      if word.introducesMember, survey != nil { readMember(token) }
      switch word {
      case .class, .struct, .enum, .protocol, .extension, .typealias: readPrefix(token, Prefix())
      case .import: readImport()
      case .actor where token.startsStatement: readPrefix(token, Prefix())
      case .associatedtype: readAssociatedType()
      case _ where word.isModifier && (word.isReserved || token.startsStatement): readPrefix(token, Prefix())
      default: break
      }
    }

    /// Notes the name behind `func`, which may be an operator.
    private func noteFunction() {
      var ahead = lexer
      let name = ahead.next()
      if name.kind == .word { notes.note(function: name.hash) }
    }

    /// Whether a declaration may stand here: the innermost bracket is a brace, or there is none.
    var isAmongDeclarations: Bool {
      frames[frames.count - 1].holdsDeclarations
    }

    /// A chain of `else if` begins with an `if` alone.
    private mutating func takeIf(follows isElse: Bool) {
      let last = frames.count - 1
      frames[last].elseIfs = isElse ? frames[last].elseIfs + 1 : 0
      gauge.run(frames[last].elseIfs)
    }
  }
}
