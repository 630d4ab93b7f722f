import SourceModel

/// Code that is being typed: a statement or a method without its end must not swallow what follows
/// it.
extension Reader {
  /// Ends the current statement where its semicolon is missing: the token can only begin another
  /// one.
  mutating func recover(before token: Token) {
    switch token.kind {
    case .leftSquare: if top.expression.operand.isValue, opensMessage() { endUnfinished() }
    case .word where isStatementWord(token) && !top.statement.isAtStart:
      if token.keyword == .else, endsCondition { return endCondition() }
      endUnfinished()
    default: break
    }
  }

  private func isStatementWord(_ token: Token) -> Bool {
    guard top.holdsStatements, !top.isTopLevel else { return false }
    switch token.keyword {
    case .if, .for, .while, .switch, .do, .return, .break, .continue, .goto, .else: return true
    default: return false
    }
  }

  private mutating func endUnfinished() {
    if !mayStandAlone { hasErrors = true }
    guard top.holdsStatements else { return top.expression.combine() }
    endStatement()
  }

  /// True for a call before `else`: a macro that holds an `if` without the other arm.
  private var endsCondition: Bool {
    !top.statement.hasAssigned && top.expression.operand.call.map { drafts[$0].start == top.expression.start } ?? false
  }

  private mutating func endCondition() {
    let (start, end) = (top.expression.start, top.expression.operand.end)
    endStatement()
    top.statement.chain = [Statement.Arm(heads.state.lexer.condition(from: start, to: end))]
    top.statement.mayGoOn = true
  }

  /// Whether no semicolon need follow: a macro, by its name or as a call on lines of its own, a body in braces, or `in`
  /// and `return` before a value.
  private var mayStandAlone: Bool {
    let (lexer, expression) = (heads.state.lexer, top.expression)
    let operand = expression.operand
    if operand.end > operand.start, lexer.byte(at: operand.end - 1) == UInt8(ascii: "}") { return true }
    if case .path = operand.kind {
      let name = lexer.text(from: operand.start, to: operand.end)
      if name == "in" || name == "return" || Self.isMacro(name) { return true }
      if operand.start == expression.start, isCapital(at: operand.start), endsItsLine(operand.end) { return true }
    }
    guard !expression.isEmpty else { return false }
    if lexer.byte(at: expression.start) == UInt8(ascii: "@") {
      return lexer.endOfWord(from: expression.start + 1) > expression.start + 1
    }
    let endOfName = lexer.endOfWord(from: expression.start)
    return Self.isMacro(lexer.text(from: expression.start, to: endOfName))
      || !top.statement.hasAssigned && lexer.byte(at: endOfName) == UInt8(ascii: "(") && isCall(before: operand.end)
        && endsItsLine(operand.end)
  }

  private func isCapital(at place: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(heads.state.lexer.byte(at: place))
  }

  private func isCall(before end: Int) -> Bool {
    end > 0 && heads.state.lexer.byte(at: end - 1) == UInt8(ascii: ")")
  }

  /// Whether nothing follows in the line.
  private func endsItsLine(_ end: Int) -> Bool {
    let lexer = heads.state.lexer
    var place = end
    while lexer.byte(at: place) == UInt8(ascii: " ") || lexer.byte(at: place) == UInt8(ascii: "\t") { place += 1 }
    return lexer.byte(at: place) == UInt8(ascii: "\n") || lexer.byte(at: place) == UInt8(ascii: "\r")
  }

  /// By convention, macros have no small letters, or begin with an underscore as the compiler's own
  /// do.
  private static func isMacro(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first == UInt8(ascii: "_") { return true }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      && !name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Whether a message stands in the square bracket ahead, and no index: a second word follows its
  /// first value.
  private func opensMessage() -> Bool {
    var lexer = heads.state.lexer
    var depth = 0
    var (isValue, wasValue) = (false, false)
    // Two macros in a row are texts that are joined.
    var word = ""
    // A receiver that is longer is read as an index.
    for _ in 0..<64 {
      let token = lexer.next()
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { wasValue = isValue }
        depth += 1
      case .rightParen, .rightSquare, .rightBrace:
        if depth == 0 { return false }
        depth -= 1
        // A type in parentheses is no value.
        if depth == 0 { isValue = wasValue || token.kind != .rightParen }
      case .end, .lineEnd: return false
      case _ where depth > 0: break
      case .word where isValue: return !(Self.isMacro(word) && Self.isMacro(lexer.text(of: token)))
      case .word: (isValue, word) = (token.keyword != .sizeof, lexer.text(of: token))
      case .string, .atWord: isValue = true
      case .period, .arrow, .colonColon, .star: isValue = false
      default: return false
      }
    }
    return false
  }

  /// Whether a sign begins another method, although the one before has neither body nor semicolon.
  func beginsMethod(_ sign: Token, insideParens: Bool) -> Bool {
    guard sign.kind == .sign, sign.end - sign.start == 1, isMinusOrPlus(sign) else { return false }
    return !insideParens || isAtMargin(sign)
  }

  func isMinusOrPlus(_ sign: Token) -> Bool {
    let byte = heads.state.lexer.byte(at: sign.start)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Whether a sign is the first byte of its line, and a parenthesis follows: so methods begin, and
  /// nobody writes a sum.
  func isAtMargin(_ sign: Token) -> Bool {
    let isFirst = sign.start == 0 || heads.state.lexer.byte(at: sign.start - 1) == UInt8(ascii: "\n")
    return isFirst && following.kind == .leftParen
  }
}
