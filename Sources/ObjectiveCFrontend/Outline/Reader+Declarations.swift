import SourceModel

extension Reader {
  mutating func takeAtWord(_ token: Token) {
    switch token.keyword {
    case .interface, .implementation, .end, .protocol, .compatibilityAlias: takeContainer(token)
    case .selector, .encode, .available: takeSkippedCall(token)
    case .property:
      top.expression = Expression()
      if following.kind == .leftParen { push(.skipped, at: next().end) }
    case .try: takeTry()
    case .finally, .autoreleasepool: top.statement.isAtStart = true
    case .synchronized, .catch: if following.kind == .leftParen { push(.header(token.keyword), at: next().end) }
    case .throw: leave(by: token.keyword)
    case .yes, .true: takeOperand(.boolean(true), token)
    case .no, .false: takeOperand(.boolean(false), token)
    case .optional, .required, .public, .private, .protected, .package, .synthesize, .dynamic:
      top.expression = Expression()
    default: takeMacro(token)
    }
  }

  /// A macro whose text goes on behind the sign, as that of `@BeeHiveService(Home, HomeModule)` does.
  private mutating func takeMacro(_ token: Token) {
    let name = Token(kind: .word, start: token.start + 1, end: token.end)
    guard following.kind == .leftParen, wanted.interest.callees.contains(heads.spelled(name)) else {
      return takeOperand(.other, token)
    }
    takeName(name)
  }

  mutating func takeSkippedCall(_ token: Token) {
    takeOperand(.other, token)
    if following.kind == .leftParen { push(.skipped, at: next().end) }
  }

  private mutating func takeContainer(_ token: Token) {
    if token.keyword == .protocol, following.kind == .leftParen {
      return takeOperand(Operand(kind: .path, start: token.start, end: token.end, last: token.start))
    }
    guard !heads.state.lexer.isInDirective else { return }
    switch token.keyword {
    case .interface: openType { $0.readInterface() }
    case .implementation: openType { $0.readImplementation() }
    case .protocol: openType { $0.readProtocol() }
    case .end:
      returnToTopLevel()
      if !isInType { hasErrors = true }
      closeType()
    default:
      heads.readCompatibilityAlias()
      takeTurns()
    }
  }

  private mutating func openType(_ read: (inout HeadReader) -> Bool) {
    let head = heads.heads.count
    let isRead = read(&heads)
    takeTurns()
    if !isRead { skipForwardDeclarations() }
    guard isRead, heads.heads.count > head else { return }
    returnToTopLevel()
    if isInType { hasErrors = true }
    closeType()
    enter(addScope(.type(head: head), name: (0, 0)))
    isInType = true
  }

  /// `@protocol A, B;` behind its first name.
  private mutating func skipForwardDeclarations() {
    while following.kind == .comma || following.kind == .word { _ = next() }
  }

  private mutating func closeType() {
    isInType = false
    enter(0)
    (top.statement, top.expression) = (Statement(), Expression())
  }

  private mutating func returnToTopLevel() {
    while !top.isTopLevel {
      hasErrors = true
      closeTop()
    }
  }

  /// Whether a sign between a type's declarations begins a method.
  func isMethodSign(_ token: Token) -> Bool {
    guard isInType, top.isTopLevel, token.end - token.start == 1, isMinusOrPlus(token) else { return false }
    return !top.statement.hasAssigned || isAtMargin(token)
  }

  /// Reads a method behind its sign, up to its body or its semicolon.
  mutating func readMethod(_ sign: Token) {
    defer { heads.swiftName = nil }
    if top.statement.hasAssigned {
      hasErrors = true
      endStatement()
    }
    var method = MethodReader(isStatic: heads.state.lexer.byte(at: sign.start) == UInt8(ascii: "+"))
    let arms = heads.state.conditions.stack
    while true {
      let token = next()
      switch token.kind {
      case .end:
        hasErrors = true
        return
      case .semicolon:
        addMethod(method)
        return endStatement()
      case .leftBrace: return openBody(of: addMethod(method), at: token)
      case .atWord where isContainer(token):
        hasErrors = true
        return takeAtWord(token)
      case .sign where beginsMethod(token, insideParens: method.parens > 0):
        if !isInOtherArm(than: arms) { hasErrors = true }
        addMethod(method)
        method = MethodReader(isStatic: heads.state.lexer.byte(at: token.start) == UInt8(ascii: "+"))
      case .word where method.isFollowed(by: token) && following.kind != .colon:
        hasErrors = true
        addMethod(method)
        endStatement()
        return take(token)
      case .word where method.parens > 0 && wanted.types.contains(heads.spelled(token)): readTypeUse(token)
      case .less: skipTypeList(behind: token)
      case .word where token.keyword == .attribute && method.parens == 0:
        // It may stand between the type and the selector too (clang, `ParseObjCMethodDecl`).
        heads.readAttribute()
        takeTurns()
      default:
        if token.kind == .word { doubt(token) }
        method.take(token, heads.state.lexer)
      }
    }
  }

  /// True if the place belongs to another arm of the same `#if`: builds have one method or the other, with one body.
  private func isInOtherArm(than arms: ConditionStack) -> Bool {
    let current = heads.state.conditions.stack
    guard let arm = arms.last, current.count >= arms.count else { return false }
    // An arm holds if the ones before it do not.
    return current[arms.count - 1] == "#if !(\(arm.dropFirst(4)))"
  }

  @discardableResult
  private mutating func addMethod(_ method: MethodReader) -> Int {
    let number = addScope(.function(name: method.name), name: (method.start, method.end), isStatic: method.isStatic)
    scopes[number].parameterLabels = method.labels
    return number
  }

  /// Reads a macro's body as a function's, where it holds a trigger word.
  mutating func readMacro(_ definition: MacroDefinition) {
    var lexer = heads.state.lexer
    (lexer.position, lexer.isInDirective) = (definition.bodyStart, true)
    guard holdsTrigger(lexer) else { return }
    let before = (surroundings, hasErrors)
    (frames, isInType) = ([Frame(.file, start: 0)], false)
    heads.state.lexer = lexer
    let name = definition.name
    let inner = addScope(.function(name: heads.spelled(name)), name: (name.start, name.end))
    scopes[inner].generics = lexer.wordList(from: name.end, to: definition.bodyStart)
    openFunction(inner, at: definition.bodyStart)
    while true {
      let token = heads.state.lexer.next()
      if token.kind == .lineEnd || token.kind == .end { break }
      take(token)
    }
    while frames.count > 1 { closeTop() }
    (surroundings, hasErrors) = before
    heads.state.lexer.isInDirective = false
  }

  /// A macro that is read where it is used may be used in a file that is not read. What it only looks up is no matter.
  mutating func doubtBody(of definition: MacroDefinition) {
    var lexer = heads.state.lexer
    (lexer.position, lexer.isInDirective) = (definition.bodyStart, true)
    let parameters = definition.parameters.map { Set(lexer.wordList(from: $0.start, to: $0.end)) } ?? []
    var isAsked = false
    while lexer.position < definition.bodyEnd {
      let token = lexer.next()
      if token.kind == .word, !isAsked, !parameters.contains(heads.spelled(token)) { doubt(token) }
      let opens = token.kind == .leftParen && isAsked
      isAsked = opens || (token.kind == .word && wanted.interest.macros.lookUps.contains(heads.spelled(token)))
    }
  }

  private func holdsTrigger(_ lexer: Lexer) -> Bool {
    var lexer = lexer
    while true {
      let token = lexer.next()
      if token.kind == .lineEnd || token.kind == .end { return false }
      if token.kind == .word, triggers.contains(heads.spelled(token)) { return true }
    }
  }
}

/// A method's selector, token by token.
struct MethodReader {
  let isStatic: Bool
  private(set) var parens = 0
  private(set) var start = 0
  private(set) var end = 0
  private(set) var labels: [String] = []
  /// The word that the next colon makes a piece of the selector.
  private var piece = ""
  private var unary = ""
  private var expectsParameter = false
  private var resultMark: InterfaceMark?
  private var takesSegue = false

  init(isStatic: Bool) {
    self.isStatic = isStatic
  }

  var name: String {
    labels.isEmpty ? unary : labels.map { $0 + ":" }.joined()
  }

  /// What the type of the result says to Interface Builder.
  var mark: InterfaceMark? { resultMark?.ofMethod(takingSegue: takesSegue) }

  /// Whether a word begins a declaration of its own, because nothing of a method is spelled so behind its name.
  func isFollowed(by token: Token) -> Bool {
    guard parens == 0, !name.isEmpty else { return false }
    switch token.keyword {
    case .static, .extern, .typedef, .inline, .void: return true
    default: return false
    }
  }

  mutating func take(_ token: Token, _ lexer: Lexer) {
    switch token.kind {
    case .leftParen: parens += 1
    case .rightParen: parens -= 1
    case .word where parens == 0: takeWord(token, lexer)
    case .word: takeWordOfType(lexer.text(of: token))
    case .colon where parens == 0:
      labels.append(piece)
      (piece, end, expectsParameter) = ("", token.end, true)
      if start == 0 { start = token.start }
    default: break
    }
  }

  private mutating func takeWordOfType(_ word: String) {
    if name.isEmpty {
      resultMark = resultMark ?? InterfaceMark(word: word)
    } else if InterfaceMark.segueTypes.contains(word) {
      takesSegue = true
    }
  }

  private mutating func takeWord(_ token: Token, _ lexer: Lexer) {
    if expectsParameter {
      expectsParameter = false
      return
    }
    if unary.isEmpty, labels.isEmpty {
      unary = lexer.text(of: token)
      (start, end) = (token.start, token.end)
    }
    if piece.isEmpty { piece = lexer.text(of: token) }
  }
}
