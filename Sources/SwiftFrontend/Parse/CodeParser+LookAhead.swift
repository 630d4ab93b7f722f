import SourceModel

extension CodeParser {
  /// The token behind the brackets that begin with the current token; nil where they do not end.
  var tokenBehindBrackets: Token? {
    var copy = lexer
    return tokenBehindBrackets(&copy)
  }

  /// The same for brackets that a lexer has just entered, which then stands behind that token.
  func tokenBehindBrackets(_ copy: inout SwiftSkimmer.Lexer) -> Token? {
    var brackets: [Bracket] = [Bracket(nil, copy)]
    while !brackets.isEmpty {
      let token = copy.next()
      switch token.kind {
      case .end, .poundElse, .poundElseif, .poundEndif, .brokenInterpolation: return nil
      case .leftParen, .leftSquare, .leftBrace: brackets.append(Bracket(nil, copy))
      case .interpolation: open(&brackets, &copy)
      case .rightParen, .rightSquare, .rightBrace: close(&brackets, &copy)
      default: break
      }
    }
    return copy.next()
  }

  private struct Bracket {
    /// How the string is written that an interpolation stands in.
    let quote: SwiftSkimmer.Quote?
    let stoppedAtNewline: Bool

    init(_ quote: SwiftSkimmer.Quote?, _ lexer: SwiftSkimmer.Lexer) {
      (self.quote, stoppedAtNewline) = (quote, lexer.stopsAtNewline)
    }
  }

  private func open(_ brackets: inout [Bracket], _ copy: inout SwiftSkimmer.Lexer) {
    brackets.append(Bracket(copy.quote, copy))
    copy.stopsAtNewline = !copy.quote.isMultiline
  }

  private func close(_ brackets: inout [Bracket], _ copy: inout SwiftSkimmer.Lexer) {
    let bracket = brackets.removeLast()
    guard let quote = bracket.quote else { return }
    copy.stopsAtNewline = bracket.stoppedAtNewline
    if copy.lexStringBody(quote, from: copy.position, false).kind == .interpolation { open(&brackets, &copy) }
  }
}
