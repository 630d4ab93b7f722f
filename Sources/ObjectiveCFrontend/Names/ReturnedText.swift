import SourceModel

/// The text that a class method without parameters returns, if its body is one statement:
/// `+ (NSString *)identifier { return @"Cell"; }`.
enum ReturnedText {
  case literal(StringLiteral)
  /// A name alone, between two byte offsets.
  case name(start: Int, end: Int)
  /// `NSStringFromClass(self)`, `NSStringFromClass([self class])`
  case currentClass
  /// `NSStringFromClass([ItemCell class])`: the class, between two byte offsets.
  case className(start: Int, end: Int)
  /// `[self identifier]`, `self.identifier`
  case member(String)

  /// nil for other bodies. `end` is the byte offset behind the name of the method.
  init?(_ lexer: Lexer, behind end: Int) {
    var lexer = lexer
    (lexer.position, lexer.isInDirective, lexer.isAtLineStart) = (end, false, false)
    guard lexer.next().kind == .leftBrace, lexer.next().keyword == .return else { return nil }
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      if token.kind == .semicolon { break }
      guard token.kind != .end, token.kind != .pound, tokens.count < Self.mostTokens else { return nil }
      tokens.append(token)
    }
    guard lexer.next().kind == .rightBrace, let text = Self.text(tokens[...], lexer) else { return nil }
    self = text
  }

  /// `NSStringFromClass ( [ self class ] )`
  private static let mostTokens = 16

  private static func text(_ tokens: ArraySlice<Token>, _ lexer: Lexer) -> ReturnedText? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if tokens.allSatisfy({ $0.kind == .string }) {
      return StringLiteral(lexer, from: first.start, to: last.end).map(ReturnedText.literal)
    }
    if tokens.count == 1 { return first.isName ? .name(start: first.start, end: first.end) : nil }
    if lexer.text(of: first, is: "NSStringFromClass") {
      let isCall = tokens[tokens.startIndex + 1].kind == .leftParen && last.kind == .rightParen
      return isCall ? className(tokens.dropFirst(2).dropLast(), lexer) : nil
    }
    guard let (receiver, name) = message(tokens), receiver.keyword == .self else { return nil }
    return .member(lexer.text(of: name))
  }

  private static func className(_ tokens: ArraySlice<Token>, _ lexer: Lexer) -> ReturnedText? {
    if tokens.count == 1 { return tokens.first?.keyword == .self ? .currentClass : nil }
    guard let (receiver, name) = message(tokens), name.keyword == .class else { return nil }
    return receiver.keyword == .self ? .currentClass : .className(start: receiver.start, end: receiver.end)
  }

  /// The two words of `[a b]` or `a.b`.
  private static func message(_ tokens: ArraySlice<Token>) -> (receiver: Token, name: Token)? {
    let kinds = tokens.map(\.kind)
    let words = tokens.filter { $0.kind == .word }
    let isMessage = kinds == [.leftSquare, .word, .word, .rightSquare] || kinds == [.word, .period, .word]
    return isMessage ? (words[0], words[1]) : nil
  }
}

extension Token {
  /// True for a word that is not a keyword.
  fileprivate var isName: Bool { kind == .word && keyword == .none }
}
