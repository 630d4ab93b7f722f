import SourceModel

/// Reads the constants and macros of a file of Objective-C that are one string: `NSString *const kDetail = @"Detail";`,
/// `#define DETAIL @"Detail"`. A static variable that the file never assigns is a constant, too.
struct ConstantReader {
  struct Constant {
    /// Byte offsets.
    var name: (start: Int, end: Int)
    /// nil if it is not one string.
    var text: StringLiteral?
    /// True if other files may use it.
    var isShared: Bool
    /// True if code may assign another text.
    fileprivate var isVariable = false
  }

  private let names: Set<String>
  private var lexer: Lexer
  private var depth = 0
  /// What was read of the statement.
  private var isString = false
  private var isConstant = false
  private var isStatic = false
  private var last: Token?
  /// The names that code gives a value.
  private var assigned: Set<String> = []
  /// The types of AppKit that stand for `NSString *`.
  private static let types: Set = [
    "NSNibName", "NSStoryboardName", "NSStoryboardSceneIdentifier", "NSStoryboardSegueIdentifier",
    "NSUserInterfaceItemIdentifier",
  ]

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
      case .end: return constants.map(withoutAssigned)
      case .pound: if let constant = readDirective() { constants.append(constant) }
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare:
        depth -= 1
        if depth <= 0, token.kind == .rightBrace { beginStatement() }
      case .semicolon: if depth <= 0 { beginStatement() }
      case .equal where depth > 0: if let last, isNamed(last) { assigned.insert(lexer.text(of: last)) }
      case .equal: if let constant = readValue() { constants.append(constant) }
      // What `const` before the star makes constant is the text, and not the variable.
      case .star: isConstant = false
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
    let text = lexer.text(of: token)
    if text == "NSString" || Self.types.contains(text) { isString = true }
    if token.keyword == .static { isStatic = true }
    if token.keyword == .const { isConstant = true }
  }

  /// The value behind the sign, up to the semicolon.
  private mutating func readValue() -> Constant? {
    guard isString, let name = last, isNamed(name) else { return nil }
    let text = isConstant || isStatic ? literal(before: .semicolon) : nil
    var constant = constant(name, text, isShared: !isStatic)
    constant.isVariable = !isConstant
    return constant
  }

  private func withoutAssigned(_ constant: Constant) -> Constant {
    guard constant.isVariable, assigned.contains(lexer.text(from: constant.name.start, to: constant.name.end)) else {
      return constant
    }
    var constant = constant
    constant.text = nil
    return constant
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
