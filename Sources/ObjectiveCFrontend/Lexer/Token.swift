/// One token between two byte offsets, the end exclusive.
struct Token {
  enum Kind: UInt8 {
    case end
    /// The end of a preprocessor line, only inside one.
    case lineEnd
    /// The number sign that begins a preprocessor line.
    case pound
    case word
    /// `@interface`, `@selector`, `@YES`: the sign and the word.
    case atWord
    /// An `@` before a bracket or a number.
    case at
    /// `@"…"`, `"…"` and C++'s raw strings, with their prefix.
    case string
    case number, character
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, semicolon, period, colon, colonColon, star, less, greater, caret, equal, equals, question, arrow
    /// Any other operator.
    case sign
  }

  var kind: Kind
  var keyword = Keyword.none
  var start: Int
  var end: Int
}
