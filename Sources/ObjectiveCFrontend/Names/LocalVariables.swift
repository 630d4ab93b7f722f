/// The names that one function of Objective-C declares or assigns, as its text tells.
struct LocalVariables {
  enum Referent {
    /// Nothing in the function declares or assigns the name.
    case undeclared
    /// It is declared once with a value, and not assigned elsewhere. With the byte offset of the value.
    case constant(value: Int)
    /// A parameter, or a variable with other values.
    case variable
  }

  private struct Uses {
    var count = 0
    /// The byte offset of the value of the last declaration.
    var value: Int?
  }

  private var names: [String: Uses] = [:]
  private var previous: Token?

  /// `start` is the byte offset of the function's name.
  init(_ lexer: Lexer, from start: Int) {
    var lexer = lexer
    (lexer.position, lexer.isInDirective) = (start, false)
    var braces = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return
      case .leftBrace: braces += 1
      case .rightBrace:
        braces -= 1
        if braces <= 0 { return }
      case .semicolon where braces == 0: return
      case .word: note(token, lexer)
      default: break
      }
      previous = token
    }
  }

  subscript(name: String) -> Referent {
    guard let uses = names[name] else { return .undeclared }
    return uses.count == 1 ? uses.value.map(Referent.constant) ?? .variable : .variable
  }

  /// True if the function declares or assigns the name.
  func declares(_ name: String) -> Bool { names[name] != nil }

  private mutating func note(_ token: Token, _ lexer: Lexer) {
    var following = lexer
    let isAssigned = following.next().kind == .equal
    guard isAssigned || isDeclared else { return }
    let (name, value) = (lexer.text(of: token), isAssigned && isDeclared ? following.position : nil)
    names[name] = Uses(count: (names[name]?.count ?? 0) + 1, value: value)
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
