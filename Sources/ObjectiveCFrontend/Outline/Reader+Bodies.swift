/// Bodies of functions that are not read, because only what the file declares is asked for.
extension Reader {
  /// Begins the body of a function, and skips it where nothing in it is wanted.
  mutating func openBody(of function: Int, at brace: Token) {
    openFunction(function, at: brace.end)
    guard !wanted.readsBlocks, let end = endOfPlainCode() else { return }
    heads.state.lexer = end
  }

  /// The lexer before the brace that ends the code around; nil where the code is to be read: its brackets do not match, or
  /// lines of the preprocessor or declarations stand in it.
  private func endOfPlainCode() -> Lexer? {
    var (lexer, open) = (heads.state.lexer, [Token.Kind]())
    while true {
      let before = lexer
      let token = lexer.next()
      switch token.kind {
      case .leftBrace: open.append(.rightBrace)
      case .leftParen: open.append(.rightParen)
      case .leftSquare: open.append(.rightSquare)
      case .rightBrace where open.isEmpty: return before
      case .rightBrace, .rightParen, .rightSquare: guard open.popLast() == token.kind else { return nil }
      case .end, .pound: return nil
      case .atWord where isDeclaration(token): return nil
      default: break
      }
    }
  }

  private func isDeclaration(_ word: Token) -> Bool {
    [.interface, .implementation, .end, .protocol].contains(word.keyword)
  }
}
