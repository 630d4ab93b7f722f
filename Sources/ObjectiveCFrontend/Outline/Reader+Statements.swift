import SourceModel

extension Reader {
  /// Before the first token of a statement: what stands before it cannot go on any more.
  mutating func takeStart(of token: Token) {
    guard top.holdsStatements, top.statement.isAtStart else { return }
    switch token.kind {
    case .leftBrace:
      guard top.statement.conditions == 0, !top.statement.isElse else { return }
      settle()
      top.statement.count += 1
    case .rightBrace, .semicolon: break
    default: beginStatement()
    }
  }

  private mutating func beginStatement() {
    guard top.statement.isAtStart else { return }
    top.statement.isAtStart = false
    top.statement.isInDirective = !heads.state.conditions.stack.isEmpty
    guard top.statement.conditions == 0 else { return }
    settle()
    top.statement.count += 1
  }

  /// Behind an `if` whose body may leave, its condition does not hold.
  private mutating func settle() {
    guard top.statement.mayGoOn else { return }
    for text in top.statement.left where runTime.count < Self.mostConditions { addCondition(text) }
    (top.statement.chain, top.statement.left, top.statement.mayGoOn) = ([], [], false)
  }

  /// So many run-time conditions say enough.
  private static let mostConditions = 64
  /// And so many arms of one `if`, the last ones: every `else` repeats them.
  private static let mostArms = 16

  private mutating func addCondition(_ text: String) {
    runTime.append((text, heads.state.conditions.stack.count))
    forgetPlace()
  }

  /// Takes a word that only begins a statement; false if it is any other.
  mutating func takeStatementWord(_ token: Token) -> Bool {
    switch token.keyword {
    case .typedef:
      beginStatement()
      top.statement.isTypedef = true
    case .if, .for, .while, .switch:
      guard top.statement.isAtStart, following.kind == .leftParen else { return false }
      beginStatement()
      push(.header(token.keyword), at: next().end)
    case .else:
      takeElse()
      top.expression = Expression()
    case .do:
      beginStatement()
      top.expression = Expression()
      (top.statement.isAtStart, top.statement.absorbed) = (true, Exits.absorbed(by: .do))
    case .return, .break, .continue, .goto:
      beginStatement()
      leave(by: token.keyword)
      top.statement.isReturn = token.keyword == .return && top.statement.conditions == 0
      top.statement.isResult = token.keyword == .return && !top.isDeferred
      top.expression = Expression()
    case .case where top.statement.isAtStart, .default where top.statement.isAtStart:
      beginStatement()
      top.statement.caseStart = token.start
      top.expression = Expression()
    default: return false
    }
    return true
  }

  /// Takes a word that says something about declarations wherever it stands at the top level; false if it is any other.
  mutating func takeDeclarationWord(_ token: Token) -> Bool {
    switch token.keyword {
    case .none: return false
    case .typedef:
      beginStatement()
      heads.readTypedef()
      top.statement.isTypedef = true
    case .namespace: top.statement.opensLinkage = true
    case .attribute: heads.readAttribute()
    case _ where token.keyword.namesForSwift:
      heads.readSwiftName()
      heads.leave()
    default: return readDeclaringMacro(token)
    }
    takeTurns()
    return true
  }

  private mutating func readDeclaringMacro(_ token: Token) -> Bool {
    guard heads.readDeclaringMacro(token) else { return false }
    takeTurns()
    return true
  }

  /// What raises an exception in the block of `@try` ends no program.
  mutating func takeTry() {
    beginStatement()
    top.statement.isAtStart = true
    guard runTime.count < Self.mostConditions else { return }
    addCondition(ConditionStack.tried)
    top.statement.conditions += 1
  }

  private mutating func takeElse() {
    guard top.statement.isAtStart, top.statement.mayGoOn else { return }
    (top.statement.mayGoOn, top.statement.isElse) = (false, true)
    for arm in top.statement.chain where runTime.count < Self.mostConditions {
      addCondition(arm.otherwise)
      top.statement.conditions += 1
    }
  }

  /// Behind the parenthesis of `if (…)` and its like.
  mutating func finishHeader(_ keyword: Keyword, _ frame: Frame, _ end: Int) {
    (top.expression, top.statement.isAtStart) = (frame.expression, true)
    noteStep()
    top.expression = Expression()
    guard keyword != .synchronized else { return }
    let text = heads.state.lexer.condition(from: frame.start, to: end - 1)
    addCondition("\(keyword.rawValue) \(text)")
    top.statement.conditions += 1
    top.statement.absorbed.formUnion(Exits.absorbed(by: keyword))
    if keyword != .if { top.statement.header = "\(keyword.rawValue) \(text)" }
    switch keyword {
    case .if:
      top.statement.chain = (top.statement.isElse ? top.statement.chain : []) + [Statement.Arm(text)]
      if top.statement.chain.count > Self.mostArms { top.statement.chain.removeFirst() }
      (top.statement.arm, top.statement.isElse) = (text, false)
    case .switch: top.statement.subject = text
    default: break
    }
  }

  /// The colon behind a `case` or a label.
  mutating func takeLabel(_ token: Token) {
    defer { (top.expression, top.statement.isAtStart, top.statement.caseStart) = (Expression(), true, nil) }
    guard let start = top.statement.caseStart, let subject = top.subject, top.outerConditions > 0,
      runTime.count >= top.outerConditions
    else { return }
    let label = heads.state.lexer.words(from: start, to: token.start)
    runTime.removeSubrange(top.outerConditions...)
    runTime[top.outerConditions - 1].text = "switch \(subject) \(label)"
    forgetPlace()
  }

  mutating func takeSemicolon() {
    if case .header = top.kind {
      endConditions()
      top.expression = Expression()
      return
    }
    while !top.holdsStatements {
      hasErrors = true
      closeTop()
    }
    endStatement()
  }

  /// What follows `&&` or `?` depends on what stands before it in the expression.
  mutating func addCondition(before token: Token) {
    guard runTime.count < Self.mostConditions, top.expression.start < token.start else { return }
    addCondition("if \(heads.state.lexer.condition(from: top.expression.start, to: token.start))")
    top.expression.conditions += 1
  }

  /// Behind `||`, or behind the colon of a choice, the last condition does not hold.
  mutating func negateCondition() {
    guard top.expression.conditions > 0, let last = runTime.last, last.text.hasPrefix("if ") else { return }
    runTime[runTime.count - 1].text = "if !(\(last.text.dropFirst(3)))"
    forgetPlace()
  }

  /// Ends what holds inside the current expression.
  mutating func endConditions() {
    guard top.expression.conditions > 0 else { return }
    runTime.removeLast(min(top.expression.conditions, runTime.count))
    top.expression.conditions = 0
    forgetPlace()
  }

  mutating func leave(by keyword: Keyword) {
    if let exits = Exits(keyword) { top.statement.exits.formUnion(exits) }
  }

  /// A call of a function that never comes back.
  mutating func leave(byCalling name: String) {
    guard Exits.functions.contains(name), let index = frames.lastIndex(where: \.holdsStatements) else { return }
    frames[index].statement.exits.insert(.function)
  }

  /// Ends the current statement; one that is not whole only if there is one. `exits` is how its body may leave, and
  /// `carried` what holds at the end of that.
  mutating func endStatement(exits: Exits = [], carried: [String] = [], isWhole: Bool = true) {
    var statement = top.statement
    guard isWhole || !statement.isAtStart || statement.conditions > 0 else { return }
    if statement.isReturn, !top.expression.isEmpty { statement.returned = top.expression.value }
    bind(top.expression)
    noteStep(isResult: statement.isResult)
    endConditions()
    top.exits.formUnion(statement.settle(exits, carried: carried))
    if statement.conditions > 0 {
      runTime.removeLast(min(statement.conditions, runTime.count))
      forgetPlace()
    }
    (top.statement, top.expression) = (statement.following, Expression())
  }

  private mutating func bind(_ expression: Expression) {
    if let number = expression.assignment { assignments[number].value = expression.value }
    guard let variable = expression.variable, case .operand(let operand) = expression.value,
      let call = operand.call
    else { return }
    let name = heads.state.lexer.text(from: variable.start, to: variable.end)
    bindings.append(BindingDraft(name: name, call: call, scope: scope))
  }
}
