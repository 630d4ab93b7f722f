/// A name in a function of Objective-C, as the text of the function declares and assigns it.
enum LocalVariable {
  /// Nothing in the function declares or assigns it.
  case undeclared
  /// It is declared once with a value, and not assigned elsewhere. With the byte offset of the value.
  case constant(value: Int)
  /// A parameter, or a variable with other values.
  case variable

  /// `start` is the byte offset of the function's name.
  init(_ name: String, _ lexer: Lexer, from start: Int) {
    var reader = LocalVariableReader(name: name, lexer: lexer, start: start)
    self = reader.read()
  }
}

/// Finds the tokens in a function that declare or assign one name.
private struct LocalVariableReader {
  private let name: String
  private var lexer: Lexer
  private var previous: Token?
  private var braces = 0
  private var count = 0
  /// The byte offset of the value of a declaration.
  private var value: Int?

  init(name: String, lexer: Lexer, start: Int) {
    self.name = name
    self.lexer = lexer
    (self.lexer.position, self.lexer.isInDirective) = (start, false)
  }

  mutating func read() -> LocalVariable {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return result
      case .leftBrace: braces += 1
      case .rightBrace:
        braces -= 1
        if braces <= 0 { return result }
      case .semicolon where braces == 0: return result
      case .word where lexer.text(of: token) == name: note()
      default: break
      }
      previous = token
    }
  }

  private var result: LocalVariable {
    if count == 0 { return .undeclared }
    return count == 1 ? value.map(LocalVariable.constant) ?? .variable : .variable
  }

  private mutating func note() {
    var following = lexer
    let isAssigned = following.next().kind == .equal
    guard isAssigned || isDeclared else { return }
    count += 1
    value = isAssigned && isDeclared ? following.position : nil
  }

  /// Whether what stands before the name may be a type.
  private var isDeclared: Bool {
    guard let previous else { return false }
    switch previous.kind {
    case .word: return ![.return, .case, .goto, .else, .do].contains(previous.keyword)
    case .star, .rightParen, .greater, .caret, .sign: return true
    default: return false
    }
  }
}
