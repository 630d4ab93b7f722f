import SourceModel

/// Reads the constants and macros of a file of Objective-C that are one string: `NSString *const kDetail = @"Detail";`,
/// `#define DETAIL @"Detail"`.
struct ConstantReader {
  struct Constant {
    /// Byte offsets.
    var name: (start: Int, end: Int)
    /// nil if it is not one string.
    var text: StringLiteral?
    /// True if other files may use it.
    var isShared: Bool
  }

  private let names: Set<String>
  private var lexer: Lexer
  private var depth = 0
  /// What was read of the statement.
  private var isString = false
  private var isConstant = false
  private var isStatic = false
  private var last: Token?

  /// The constants of some names, in source order.
  static func constants(_ names: Set<String>, _ lexer: Lexer) -> [Constant] {
    guard !names.isEmpty else { return [] }
    var reader = ConstantReader(names: names, lexer: lexer)
    return reader.read()
  }

  private init(names: Set<String>, lexer: Lexer) {
    self.names = names
    self.lexer = lexer
    (self.lexer.position, self.lexer.isInDirective, self.lexer.isAtLineStart) = (0, false, true)
  }

  private mutating func read() -> [Constant] {
    var constants: [Constant] = []
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return constants
      case .pound: if let constant = readDirective() { constants.append(constant) }
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare:
        depth -= 1
        if depth <= 0, token.kind == .rightBrace { beginStatement() }
      case .semicolon: if depth <= 0 { beginStatement() }
      case .equal: if depth <= 0, let constant = readValue() { constants.append(constant) }
      default: if depth <= 0 { note(token) }
      }
      last = token
    }
  }

  private mutating func beginStatement() {
    (depth, isString, isConstant, isStatic) = (0, false, false, false)
  }

  private mutating func note(_ token: Token) {
    guard token.kind == .word else { return }
    if lexer.text(of: token, is: "NSString") { isString = true }
    if token.keyword == .static { isStatic = true }
    // What `const` before the star makes constant is the text, and not the variable.
    if lexer.text(of: token, is: "const"), last?.kind == .star { isConstant = true }
  }

  /// The value behind the sign, up to the semicolon.
  private mutating func readValue() -> Constant? {
    guard isString, let name = last, isNamed(name) else { return nil }
    return constant(name, isConstant ? literal(before: .semicolon) : nil, isShared: !isStatic)
  }

  /// A line of the preprocessor behind its number sign.
  private mutating func readDirective() -> Constant? {
    lexer.isInDirective = true
    defer { lexer.skipDirective() }
    let word = lexer.next()
    guard word.kind == .word, lexer.text(of: word, is: "define") || lexer.text(of: word, is: "undef") else {
      return nil
    }
    let name = lexer.next()
    return isNamed(name) ? constant(name, literal(before: .lineEnd), isShared: true) : nil
  }

  private func isNamed(_ token: Token) -> Bool { token.kind == .word && names.contains(lexer.text(of: token)) }

  private func constant(_ name: Token, _ text: StringLiteral?, isShared: Bool) -> Constant {
    Constant(name: (name.start, name.end), text: text, isShared: isShared)
  }

  /// nil if something else than one string stands there.
  private func literal(before end: Token.Kind) -> StringLiteral? {
    var lexer = lexer
    let string = lexer.next()
    guard string.kind == .string, [end, .end].contains(lexer.next().kind) else { return nil }
    return StringLiteral(lexer, from: string.start, to: string.end)
  }
}
