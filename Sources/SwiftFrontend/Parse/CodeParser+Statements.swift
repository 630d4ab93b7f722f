import SourceModel
import SwiftSyntax

/// Lists of statements, and the statements.
extension CodeParser {
  /// `codeBlockItemList`, up to the end of the block, of the arm of an `#if` or of the `case`.
  mutating func parseStatements(inSwitch: Bool = false) throws(ParseDoubt) {
    let first = builder.pendingCount
    let outerBrackets = bracketDepth
    bracketDepth = 0
    var isSeparated = true
    while !current.endsList {
      if inSwitch, try endsCase() { break }
      guard isSeparated || current.isFirstOnLine else { throw .mismatch }
      isSeparated = try parseItem()
    }
    bracketDepth = outerBrackets
    builder.wrap(.codeBlockItemList, from: first)
  }

  /// `codeBlock`
  mutating func parseBlock() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    try expect(.leftBrace)
    try parseStatements()
    try expect(.rightBrace)
    leave()
    builder.wrap(.codeBlock, from: first)
  }

  /// `codeBlockItem`. True if a semicolon ends it.
  private mutating func parseItem() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    var endsItself = false
    if current.kind == .poundIf {
      try parseDirective(.statements)
      endsItself = true
    } else if startsDeclaration {
      try parseDeclaration(isMember: false)
    } else if try !parseStatement() {
      try parseExpression()
    }
    let hasSemicolon = !endsItself && take(if: .semicolon)
    if current.kind == .semicolon { throw .unsupported }
    builder.wrap(.codeBlockItem, from: first)
    return hasSemicolon
  }

  /// A statement with its label; false where none begins.
  private mutating func parseStatement() throws(ParseDoubt) -> Bool {
    if isIdentifier(current), next.kind == .colon { return try parseLabeled() }
    return try parseUnlabeled()
  }

  private mutating func parseLabeled() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    take()
    take()
    guard try parseUnlabeled() else { throw .mismatch }
    builder.wrap(.labeledStmt, from: first)
    return true
  }

  private mutating func parseUnlabeled() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    switch current.kind == .word ? current.word : .none {
    case .if, .switch:
      try at(.if) ? parseIf() : parseSwitch()
      if at(.as) { throw .unsupported }
      builder.wrap(.expressionStmt, from: first)
    case .guard: try parseGuard()
    case .for: try parseFor()
    case .while: try parseWhile()
    case .repeat: try parseRepeat()
    case .do: try parseDo()
    case .defer:
      take()
      try parseBlock()
      builder.wrap(.deferStmt, from: first)
    case .return: try parseReturn()
    case .throw:
      take()
      try parseExpression()
      builder.wrap(.throwStmt, from: first)
    case .break, .continue: try parseJump()
    case .fallthrough:
      take()
      builder.wrap(.fallThroughStmt, from: first)
    case .case, .default: throw .mismatch
    case .none where at(Self.yield) && isPrefixWord:
      take()
      try parseExpression()
      builder.wrap(.yieldStmt, from: first)
    case .none where Self.rare.contains(where: { at($0) }) && isPrefixWord: throw .unsupported
    default: return false
    }
    return true
  }

  private static let yield = WordHash("yield")
  private static let rare = [WordHash("discard"), WordHash("then")]

  private mutating func parseJump() throws(ParseDoubt) {
    let first = builder.pendingCount
    let isBreak = at(.break)
    take()
    if isIdentifier(current), !current.isFirstOnLine {
      if startsDeclaration { throw .unsupported }
      take()
    }
    builder.wrap(isBreak ? .breakStmt : .continueStmt, from: first)
  }

  private mutating func parseReturn() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    if try returnsValue() { try parseExpression() }
    builder.wrap(.returnStmt, from: first)
  }

  private func returnsValue() throws(ParseDoubt) -> Bool {
    if current.endsList || current.kind == .semicolon || current.kind == .poundIf { return false }
    if at(.case) || at(.default) { return false }
    if at(.if) || at(.switch) { return true }
    if current.kind == .at { throw .unsupported }
    return !startsDeclaration && !startsStatement
  }

  private var startsStatement: Bool {
    guard current.kind == .word else { return false }
    switch current.word {
    case .guard, .for, .while, .do, .defer, .return, .throw, .break, .continue, .fallthrough: return true
    case .repeat: return next.kind == .leftBrace
    default: return isIdentifier(current) && next.kind == .colon
    }
  }
}
