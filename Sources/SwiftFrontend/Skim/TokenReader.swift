extension SwiftSkimmer {
  /// Tokens of types, one at a time, with the way back to before the current one.
  struct TokenReader {
    private var lexer: Lexer
    private var beforeCurrent: Lexer
    private(set) var current: Token

    init(_ lexer: Lexer) {
      self.lexer = lexer
      self.lexer.splitsOperators = true
      beforeCurrent = self.lexer
      current = self.lexer.next()
    }

    /// A reader at a token that a lexer has just read.
    init(_ lexer: Lexer, at current: Token) {
      self.lexer = lexer
      self.lexer.splitsOperators = true
      beforeCurrent = self.lexer
      beforeCurrent.position = current.start
      self.current = current
    }

    mutating func advance() {
      beforeCurrent = lexer
      current = lexer.next()
    }

    /// The token behind the current one.
    var next: Token {
      var copy = lexer
      return copy.next()
    }

    /// A lexer that goes on with the current token, outside types.
    var rest: Lexer {
      var rest = beforeCurrent
      rest.splitsOperators = false
      return rest
    }

    /// Whether the current token is the operator of one ASCII character.
    func isAt(_ sign: UInt8) -> Bool {
      switch current.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        current.end - current.start == 1 && lexer.byte(at: current.start) == sign
      default: false
      }
    }

    var isAtEquals: Bool {
      current.end - current.start == 2 && lexer.byte(at: current.start) == UInt8(ascii: "=")
    }

    /// Whether no type goes on here, however many brackets are open.
    var endsType: Bool {
      switch current.kind {
      case .end, .leftBrace, .rightBrace, .semicolon, .interpolation, .brokenInterpolation, .equal: true
      case .poundIf, .poundElse, .poundElseif, .poundEndif: true
      // A keyword with a colon is the label of an argument.
      case .word: current.word.introducesDeclaration && next.kind != .colon
      default: false
      }
    }

    /// Whether `->` stands behind the current `async`, `throws` and its argument.
    var hasArrowBehindEffects: Bool {
      var copy = self
      while copy.current.kind == .word, copy.current.isEffect {
        let isThrows = copy.current.word == .throws
        copy.advance()
        guard isThrows, copy.current.kind == .leftParen else { continue }
        while copy.current.kind != .rightParen {
          if copy.endsType { return false }
          copy.advance()
        }
        copy.advance()
      }
      return copy.current.kind == .arrow
    }
  }
}

extension SwiftSkimmer.Token {
  var isEffect: Bool {
    switch word {
    case .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }
}
