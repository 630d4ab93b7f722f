extension SwiftSkimmer.Skimmer {
  mutating func takeDirective(_ token: Token) {
    gauge.breakRuns()
    switch token.kind {
    case .poundIf: conditions.open(readCondition())
    case .poundElseif: conditions.turn(readCondition())
    case .poundElse: conditions.turn(nil)
    default: conditions.close()
    }
    gauge.run(conditions.stack.count)
  }

  /// Reads the rest of the line as an expression; parentheses may carry it over the line's end.
  private mutating func readCondition() -> String {
    spelling.begin(at: lexer.position)
    var depth = 0
    while true {
      let before = lexer
      let token = lexer.next()
      switch token.kind {
      case .end:
        lexer = before
        return spelling.string()
      case _ where token.isFirstOnLine && depth == 0:
        lexer = before
        return spelling.string()
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .leftBrace, .rightBrace, .interpolation, .brokenInterpolation:
        lexer = before
        return spelling.string()
      case .word: notes.note(token.hash)
      default: break
      }
      spelling.append(token, spaced: token.kind == .binaryOperator)
    }
  }
}
