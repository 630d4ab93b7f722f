import SourceModel

extension Reader {
  mutating func take(_ token: Token) {
    if case .skipped = top.kind { return takeSkipped(token) }
    recover(before: token)
    if token.kind != .word { takeStart(of: token) }
    if !Self.closes(token.kind) {
      if top.expression.isEmpty { top.expression.start = token.start }
      top.expression.isEmpty = false
    }
    switch token.kind {
    case .word:
      if !isNameForReaders { doubt(token) }
      takeWord(token)
    case .atWord: takeAtWord(token)
    case .leftParen: openParen(token)
    case .rightParen: close(.paren, at: token.end)
    case .leftSquare: openSquare(token)
    case .rightSquare: close(.square, at: token.end)
    case .leftBrace: openBrace(token)
    case .rightBrace: close(.brace, at: token.end)
    case .semicolon: takeSemicolon()
    case .comma: takeComma()
    case .colon: takeColon(token)
    case .period, .colonColon: top.expression.expectsMember = true
    case .caret: takeCaret(token)
    case .equal: takeEqual()
    case .at: takeAt(token)
    case .string: takeString(token)
    case .number, .character: takeOperand(.other, token)
    default: takeOperator(token)
    }
    forgetName(behind: token.kind)
  }

  /// True if the outline contains the word as a name: `PROTOCOL(P)`, `ModuleRouter(P)`.
  private var isNameForReaders: Bool {
    switch top.kind {
    case .arguments(let call): wanted.interest.macros.naming.contains(drafts[call].name)
    case .typeArguments: true
    default: false
    }
  }

  /// What is said before a declaration ends with the one before.
  private mutating func forgetName(behind kind: Token.Kind) {
    switch kind {
    case .semicolon, .leftBrace, .rightBrace, .atWord: heads.swiftName = nil
    default: break
    }
  }

  private static func closes(_ kind: Token.Kind) -> Bool {
    kind == .rightParen || kind == .rightSquare || kind == .rightBrace
  }

  /// Nothing but its brackets matters of what is in parentheses that hold no values.
  private mutating func takeSkipped(_ token: Token) {
    switch token.kind {
    case .leftParen: push(.skipped, at: token.end)
    case .rightParen: close(.paren, at: token.end)
    case .leftBrace, .rightBrace, .semicolon:
      hasErrors = true
      while case .skipped = top.kind { closeTop() }
      take(token)
    case .word where wanted.types.contains(heads.spelled(token)): readTypeUse(token)
    case .word: doubt(token)
    case .less: skipTypeList(behind: token)
    case .atWord where isContainer(token): takeAtWord(token)
    default: break
    }
  }

  func isContainer(_ token: Token) -> Bool {
    switch token.keyword {
    case .interface, .implementation, .end: true
    case .protocol: following.kind != .leftParen
    default: false
    }
  }

  mutating func takeOperand(_ kind: Operand.Kind, _ token: Token) {
    takeOperand(Operand(kind: kind, start: token.start, end: token.end, last: token.start))
    top.expression.isNoType = true
  }

  mutating func takeOperand(_ operand: Operand) {
    top.expression.expectsMember = false
    top.expression.operand = operand
  }

  mutating func takeString(_ token: Token) {
    if top.isTopLevel { top.statement.opensLinkage = true }
    let before = top.expression.operand
    takeOperand(.string, token)
    // A second literal is joined to the first. What else stands before one is a macro with another part of the text.
    if case .string = before.kind {
      top.expression.operand.start = before.start
    } else if before.isValue {
      top.expression.operand.kind = .other
    }
  }

  private mutating func takeComma() {
    endConditions()
    switch top.kind {
    case .arguments(let call), .message(let call): finishArgument(of: call)
    case .array:
      top.elements.append(top.expression.value)
      keepOutcomes()
    case .dictionary: keepOutcomes()
    default:
      if top.holdsStatements { noteStep() }
      top.expression = Expression()
    }
  }

  /// The elements of a literal are what its holder is given.
  func kept(_ expression: Expression) -> Expression {
    var fresh = Expression()
    fresh.held = expression.outcomes
    return fresh
  }

  mutating func keepOutcomes() {
    top.expression = kept(top.expression)
  }

  private mutating func takeColon(_ token: Token) {
    if top.expression.openChoices > 0 {
      top.expression.openChoices -= 1
      negateCondition()
      return endOutcome()
    }
    endConditions()
    switch top.kind {
    case .message(let call) where top.expression.operand.isValue || top.takesArguments: takePiece(nil, of: call, token)
    case .dictionary: keepOutcomes()
    case .function, .body, .block, .braces: takeLabel(token)
    default: top.expression = Expression()
    }
  }

  /// One outcome of a choice has been read.
  private mutating func endOutcome() {
    if !top.expression.isCompound, let call = top.expression.operand.call { top.expression.held.append(call) }
    (top.expression.isCompound, top.expression.operand) = (false, .none)
  }

  private mutating func takeEqual() {
    endConditions()
    let expression = top.expression
    top.expression = Expression()
    top.statement.hasAssigned = true
    noteAssignment(to: expression)
    if readsCode { top.expression.target = AssignedTarget(expression) }
    // Declared here or before.
    guard case .path = expression.operand.kind, expression.operand.last == expression.operand.start else { return }
    top.expression.variable = (expression.operand.start, expression.operand.end)
  }

  private mutating func takeOperator(_ token: Token) {
    switch token.kind {
    case .question:
      addCondition(before: token)
      top.expression.held = []
      (top.expression.hasChoice, top.expression.isCompound, top.expression.operand) = (true, false, .none)
      top.expression.openChoices += 1
      top.expression.isNoType = true
    case .star:
      let isNoType = top.expression.isNoType
      top.expression.isDeclaration = top.expression.isDeclaration || top.expression.operand.isValue
      let isDeclaration = top.expression.isDeclaration
      top.expression.combine()
      top.expression.isNoType = isNoType
      // `Foo *x = …` declares; only what follows the sign counts.
      if isDeclaration, top.holdsStatements { top.expression.isCompound = false }
    case .less, .greater:
      if token.kind == .less, top.expression.operand.isValue { skipTypeList(behind: token) }
      let isNoType = top.expression.isNoType
      top.expression.combine()
      (top.expression.isNoType, top.expression.isDeclaration) = (isNoType, true)
    case .equals: top.expression.combine(isComparison: true)
    case .arrow:
      takeOperand(.other, token)
      top.expression.expectsMember = true
    default:
      if isMethodSign(token) { return readMethod(token) }
      if heads.state.lexer.text(of: token, is: "&&") { addCondition(before: token) }
      if heads.state.lexer.text(of: token, is: "||") {
        addCondition(before: token)
        negateCondition()
      }
      if heads.state.lexer.text(of: token, is: "|") { return top.expression.join() }
      top.expression.combine()
    }
  }
}
