import SourceModel

/// Reads the members of the classes of a file of Objective-C. Every word of a declaration of properties or instance
/// variables counts as a name, so that none is missed.
struct MemberReader {
  struct Member {
    var text: String
    /// Byte offsets.
    var start: Int
    var end: Int
  }

  struct Getter {
    /// The body begins behind its end.
    var name: Member
    /// True inside of `#if`.
    var isConditional: Bool
  }

  struct Body {
    /// Byte offset of the name of the class.
    var start: Int
    var properties: [Member] = []
    var selectors: [Member] = []
    /// The methods of the class itself that have no parameter and a body.
    var getters: [Getter] = []
    /// The names of members that are marked for Interface Builder.
    var marked: [InterfaceMark: Set<String>] = [:]
    var isWhole = true
  }

  private var lexer: Lexer
  private var body: Body?
  private var bodies: [Body] = []
  /// How many `#if` are open.
  private var conditions = 0

  /// In source order.
  static func bodies(_ lexer: Lexer) -> [Body] {
    var reader = MemberReader(lexer: lexer)
    return reader.read()
  }

  private init(lexer: Lexer) {
    self.lexer = lexer
    (self.lexer.position, self.lexer.isInDirective, self.lexer.isAtLineStart) = (0, false, true)
  }

  private mutating func read() -> [Body] {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        if let body { bodies.append(body) }
        return bodies
      case .pound: readDirective()
      case .atWord: readAtWord(token)
      case .leftBrace: readBraces(holdVariables: false)
      case .sign where body != nil: readMethod(token)
      case .word where body != nil: readDeclaration(token)
      default: break
      }
    }
  }

  private mutating func readAtWord(_ token: Token) {
    switch token.keyword {
    case .interface, .implementation: open()
    case .end:
      if let body { bodies.append(body) }
      body = nil
    case .property, .synthesize, .dynamic:
      let names = words(before: .semicolon)
      body?.properties += names
      let mark = names.lazy.compactMap { InterfaceMark(word: $0.text) }.first
      if let mark, let name = names.last { note(mark, name.text) }
    default: break
    }
  }

  /// Reads a head up to the instance variables: `A (Category)`, `A : B <C>`.
  private mutating func open() {
    if let body { bodies.append(body) }
    body = Body(start: lexer.next().start)
    while true {
      var ahead = lexer
      switch ahead.next().kind {
      case .colon: _ = ahead.next()
      case .leftParen: Self.skip(.leftParen, to: .rightParen, &ahead)
      case .less: Self.skip(.less, to: .greater, &ahead)
      case .leftBrace:
        lexer = ahead
        return readBraces(holdVariables: true)
      default: return
      }
      lexer = ahead
    }
  }

  private static func skip(_ start: Token.Kind, to end: Token.Kind, _ lexer: inout Lexer) {
    var depth = 1
    while depth > 0 {
      let kind = lexer.next().kind
      if kind == .end { return }
      if kind == start { depth += 1 }
      if kind == end { depth -= 1 }
    }
  }

  /// Instance variables, or the body of a method or function.
  private mutating func readBraces(holdVariables isVariables: Bool) {
    var depth = 1
    var mark: InterfaceMark?
    var declaration = VariableDeclaration()
    while depth > 0 {
      let token = lexer.next()
      switch token.kind {
      case .end:
        body?.isWhole = false
        return
      case .semicolon:
        if let mark, let name = body?.properties.last { note(mark, name.text) }
        mark = nil
        endDeclaration(&declaration)
      case .leftBrace:
        depth += 1
        if isVariables { declaration.openBrace() }
      case .rightBrace:
        depth -= 1
        if depth == 0 { endDeclaration(&declaration) } else if isVariables { declaration.closeBrace() }
      case .pound: readDirective()
      case .atWord where [.interface, .implementation, .end].contains(token.keyword):
        // Brackets of another arm of an `#if`, or of a macro, were counted.
        body?.isWhole = false
        return readAtWord(token)
      // `@private`
      case .atWord: endDeclaration(&declaration)
      case .word where isVariables:
        let name = member(token)
        declaration.take(name.text, token.keyword)
        body?.properties.append(name)
        mark = mark ?? InterfaceMark(word: name.text)
      default: if isVariables { declaration.takeSign(beginsArguments: token.kind == .leftParen && isBeforeWord) }
      }
    }
  }

  private var isBeforeWord: Bool {
    var ahead = lexer
    return ahead.next().kind == .word
  }

  /// A macro in place of a declaration may declare any variable.
  private mutating func endDeclaration(_ declaration: inout VariableDeclaration) {
    if declaration.mayBeMacro { body?.isWhole = false }
    declaration = VariableDeclaration()
  }

  private mutating func readMethod(_ sign: Token) {
    let isStatic = lexer.byte(at: sign.start) == UInt8(ascii: "+")
    guard isStatic || lexer.byte(at: sign.start) == UInt8(ascii: "-") else { return }
    var method = MethodReader(isStatic: isStatic)
    while true {
      var ahead = lexer
      let token = ahead.next()
      switch token.kind {
      case .end, .semicolon, .leftBrace, .atWord, .pound:
        if token.kind != .semicolon, token.kind != .leftBrace { body?.isWhole = false }
        // A semicolon may stand before the body.
        let hasBody = token.kind == .leftBrace || token.kind == .semicolon && ahead.next().kind == .leftBrace
        return append(method, hasBody: hasBody)
      default:
        method.take(token, lexer)
        lexer = ahead
      }
    }
  }

  private mutating func append(_ method: MethodReader, hasBody: Bool) {
    let name = method.name
    // A macro may spell a part of the name, and a class may make methods when they are called.
    let isMacro = name.contains("_") && !name.contains { $0.isLowercase }
    if isMacro || Self.resolving.contains(name) { body?.isWhole = false }
    guard !name.isEmpty else { return }
    let member = Member(text: name, start: method.start, end: method.end)
    if method.isStatic {
      if hasBody, !name.contains(":") { append(getter: member) }
      return
    }
    body?.selectors.append(member)
    if let mark = method.mark { note(mark, name) }
  }

  private static let resolving: Set = ["resolveClassMethod:", "resolveInstanceMethod:"]

  private mutating func append(getter name: Member) {
    body?.getters.append(Getter(name: name, isConditional: conditions > 0))
    var ahead = lexer
    (ahead.position, ahead.isInDirective, ahead.isAtLineStart) = (name.end, false, false)
    // Another word behind the name is the name, or a macro.
    if ![.leftBrace, .semicolon].contains(ahead.next().kind) { body?.isWhole = false }
  }

  private mutating func note(_ mark: InterfaceMark, _ name: String) {
    body?.marked[mark, default: []].insert(name)
  }

  /// A word between members begins a declaration of C, or is a macro that may declare members.
  private mutating func readDeclaration(_ first: Token) {
    var ahead = lexer
    let (next, text) = (ahead.next(), lexer.text(of: first))
    if next.kind == .leftParen {
      if !AppleMacros.aboutDeclarations.contains(text) { body?.isWhole = false }
      return skipParens()
    }
    if AppleMacros.betweenDeclarations.contains(text) { return }
    let isNamed = next.kind == .word || next.kind == .star
    guard first.keyword.beginsDeclaration || isNamed && AppleMacros.mayBeginDeclaration(text) else {
      body?.isWhole = false
      return
    }
    skipDeclaration()
  }

  /// Up to a semicolon or a body. A method on a new line shows that the words before it are more than a declaration.
  private mutating func skipDeclaration() {
    while true {
      var ahead = lexer
      let token = ahead.next()
      let isMethod = token.kind == .sign && isFirstOnLine(token)
      if isMethod { body?.isWhole = false }
      if isMethod || [.end, .atWord, .leftBrace, .pound].contains(token.kind) { return }
      lexer = ahead
      if token.kind == .semicolon { return }
    }
  }

  private func isFirstOnLine(_ token: Token) -> Bool {
    var start = token.start
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(lexer.byte(at: start - 1)) { start -= 1 }
    return start == 0 || [0x0A, 0x0D].contains(lexer.byte(at: start - 1))
  }

  private mutating func skipParens() {
    var depth = 0
    while true {
      switch lexer.next().kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .end: return
      default: break
      }
      if depth <= 0 { return }
    }
  }

  private mutating func words(before end: Token.Kind) -> [Member] {
    var words: [Member] = []
    while true {
      var ahead = lexer
      let token = ahead.next()
      if token.kind == .end || token.kind == .atWord || token.kind == .leftBrace { return words }
      lexer = ahead
      if token.kind == end { return words }
      if token.kind == .word { words.append(member(token)) }
    }
  }

  private func member(_ token: Token) -> Member {
    Member(text: lexer.text(of: token), start: token.start, end: token.end)
  }

  /// A file that is included between members may declare some.
  private mutating func readDirective() {
    lexer.isInDirective = true
    var ahead = lexer
    let word = ahead.next()
    if word.kind == .word { note(directive: lexer.text(of: word)) }
    lexer.skipDirective()
  }

  private mutating func note(directive: String) {
    switch directive {
    case "include", "import": body?.isWhole = false
    case "if", "ifdef", "ifndef": conditions += 1
    case "endif": conditions -= 1
    default: break
    }
  }
}
