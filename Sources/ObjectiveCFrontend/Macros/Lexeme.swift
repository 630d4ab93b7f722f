import SourceModel

/// A token on its way through the expansion of macros.
struct Lexeme {
  var text: String
  var kind: Token.Kind
  /// Where it stands in the file; nil for a token of a macro's body.
  var origin: Range<Int>?

  /// The tokens of a macro's body.
  static func tokens(of body: String) -> [Lexeme] {
    SourceText(body).withBytes { bytes in
      Lexer.withLexer(bytes, notes: nil) { lexer in
        var lexer = lexer
        (lexer.isInDirective, lexer.isAtLineStart) = (true, false)
        var lexemes: [Lexeme] = []
        while true {
          let token = lexer.next()
          if token.kind == .end || token.kind == .lineEnd { return lexemes }
          lexemes.append(Lexeme(text: lexer.text(of: token), kind: token.kind, origin: nil))
        }
      } ?? []
    }
  }
}
