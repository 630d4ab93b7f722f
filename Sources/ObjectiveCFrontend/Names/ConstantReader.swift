import SourceModel

/// Reads the constants and macros of a file of Objective-C that are one string: `NSString *const kDetail = @"Detail";`,
/// `#define DETAIL @"Detail"`. A static variable is a constant, too, if the file certainly never assigns it.
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
  private let hashes: WordSet
  private var lexer: Lexer
  private var depth = 0
  /// Where the arguments of a macro begin.
  private var macroDepth: Int?
  /// What was read of the statement.
  private var isString = false
  private var isConstant = false
  private var isStatic = false
  private var last: Token?
  /// The names that code may give another value.
  private var assigned: Set<String> = []
  /// True if another file may hold a part of this one.
  private var includesCode = false
  /// `NSString`, and the types of AppKit that stand for `NSString *`.
  private static let types = WordSet(
    hashes: [
      "NSNibName", "NSStoryboardName", "NSStoryboardSceneIdentifier", "NSStoryboardSegueIdentifier", "NSString",
      "NSUserInterfaceItemIdentifier",
    ].map { WordHash($0) })

  /// The constants of some names, in source order.
  static func constants(_ names: Set<String>, _ lexer: Lexer) -> [Constant] {
    guard !names.isEmpty else { return [] }
    var reader = ConstantReader(names: names, lexer: lexer)
    return reader.read()
  }

  private init(names: Set<String>, lexer: Lexer) {
    self.names = names
    hashes = WordSet(hashes: names.lazy.map { WordHash($0) })
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
      case .leftBrace, .leftParen, .leftSquare:
        depth += 1
        if token.kind == .leftParen, macroDepth == nil, isMacro(last) { macroDepth = depth }
      case .rightBrace, .rightParen, .rightSquare:
        if depth == macroDepth { macroDepth = nil }
        depth -= 1
        if depth <= 0, token.kind == .rightBrace { beginStatement() }
      case .semicolon: if depth <= 0 { beginStatement() }
      case .equal: if depth <= 0, let constant = readValue() { constants.append(constant) }
      // What `const` before the star makes constant is the text, and not the variable.
      case .star: isConstant = false
      default: if depth <= 0 { note(token) }
      }
      if isNamed(token), mayAssign(token) { assigned.insert(lexer.text(of: token)) }
      last = token
    }
  }

  private mutating func beginStatement() {
    (depth, macroDepth, isString, isConstant, isStatic) = (0, nil, false, false, false)
  }

  private mutating func note(_ token: Token) {
    guard token.kind == .word else { return }
    if !isString { isString = Self.types.contains(lexer.hash(of: token)) }
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

  /// True for a use of a name that may give it another value, or declare another variable: behind `&` and `*`, in the
  /// arguments of a macro, before `=` and before `in`. The declaration with the value is none.
  private func mayAssign(_ name: Token) -> Bool {
    if macroDepth != nil { return true }
    var ahead = lexer
    let next = ahead.next()
    let isDeclaration = depth <= 0 && isString && isStatic && next.kind == .equal
    if isDeclaration { return false }
    if last?.kind == .star || last.map({ $0.kind == .sign && lexer.byte(at: $0.start) == UInt8(ascii: "&") }) == true {
      return true
    }
    switch next.kind {
    case .equal: return true
    case .word: return lexer.text(of: next, is: "in")
    case .rightParen: return ahead.next().kind == .equal
    default: return false
    }
  }

  private func withoutAssigned(_ constant: Constant) -> Constant {
    let name = lexer.text(from: constant.name.start, to: constant.name.end)
    guard constant.isVariable, includesCode || assigned.contains(name) else { return constant }
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
      if word.kind == .word { noteInclude(word) }
      return nil
    }
    let name = lexer.next()
    noteNames(ofMacro: lexer)
    return isNamed(name) ? constant(name, literal(before: .lineEnd), isShared: true) : nil
  }

  /// A macro may assign what it names.
  private mutating func noteNames(ofMacro lexer: Lexer) {
    var lexer = lexer
    while true {
      let token = lexer.next()
      if token.kind == .lineEnd || token.kind == .end { return }
      if isNamed(token) { assigned.insert(lexer.text(of: token)) }
    }
  }

  /// Headers of others do not see a static variable.
  private mutating func noteInclude(_ word: Token) {
    guard lexer.text(of: word, is: "include") || lexer.text(of: word, is: "import") else { return }
    var ahead = lexer
    let file = ahead.next()
    if file.kind == .string, !lexer.text(of: file).hasSuffix(".h\"") { includesCode = true }
  }

  /// `ASSIGN`: a word without a small letter.
  private func isMacro(_ token: Token?) -> Bool {
    guard let token, token.kind == .word, token.end - token.start > 1 else { return false }
    return (token.start..<token.end).allSatisfy {
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lexer.byte(at: $0))
    }
  }

  /// Most words are told apart by their hashes.
  private func isNamed(_ token: Token) -> Bool {
    token.kind == .word && hashes.contains(lexer.hash(of: token)) && names.contains(lexer.text(of: token))
  }

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
