import SourceModel
import SwiftSyntax

/// Expressions without operators around them.
extension CodeParser {
  mutating func parsePrimary(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    switch current.kind {
    case .number: try parseNumber()
    case .string, .interpolation: try parseString()
    case .regex: try parseRegex()
    case .word: try parseWord(pattern)
    case .pound: try parseMacro(.macroExpansionExpr, from: first, flavor, pattern)
    case .leftBrace: try parseClosure()
    case .period:
      take()
      guard isAtTouchingName else { throw .mismatch }
      let name = builder.pendingCount
      take()
      try parseArgumentNames()
      builder.wrap(.declReferenceExpr, from: name)
      builder.wrap(.memberAccessExpr, from: first)
    case .leftParen:
      try enter()
      take()
      bracketDepth += 1
      try parseArguments(pattern)
      bracketDepth -= 1
      try expect(.rightParen)
      leave()
      builder.wrap(.tupleExpr, from: first)
    case .leftSquare: try parseCollection()
    default: throw .mismatch
    }
  }

  private mutating func parseWord(_ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    switch current.word {
    case .true, .false: try takeAll(.booleanLiteralExpr)
    case .nil: try takeAll(.nilLiteralExpr)
    case .super: try takeAll(.superExpr)
    case .Any:
      try takeAll(.identifierType)
      builder.wrap(.typeExpr, from: first)
    case .Self: try parseName()
    case .deinit, .subscript: throw .unsupported
    case .self, .`init`: try parseNameOrPattern(pattern)
    default:
      if isWildcard(current) { return try takeAll(.discardAssignmentExpr) }
      if isDollar(current) { return try takeAll(.declReferenceExpr) }
      guard current.isIdentifier else { throw .mismatch }
      try parseNameOrPattern(pattern)
    }
  }

  /// The node of the current token alone.
  private mutating func takeAll(_ kind: SyntaxKind) throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    builder.wrap(kind, from: first)
  }

  /// `let x` declares `x`, and `let x.y` does not.
  private mutating func parseNameOrPattern(_ pattern: PatternContext) throws(ParseDoubt) {
    guard pattern == .binding else { return try parseName() }
    let first = builder.pendingCount
    let next = next
    if next.isOperator, lexer.byte(at: next.start) == UInt8(ascii: "<") { throw .unsupported }
    if [.period, .leftParen, .leftSquare].contains(next.kind) { return try parseName() }
    take()
    builder.wrap(.identifierPattern, from: first)
    builder.wrap(.patternExpr, from: first)
  }

  private mutating func parseName() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseArgumentNames()
    builder.wrap(.declReferenceExpr, from: first)
    if try parseGenericArgumentsOfExpression() { builder.wrap(.genericSpecializationExpr, from: first) }
  }

  // MARK: Collections

  private mutating func parseCollection() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    take()
    var isDictionary = false
    if current.kind == .colon {
      take()
      isDictionary = true
    } else if current.kind != .rightSquare {
      bracketDepth += 1
      isDictionary = try parseElements()
      bracketDepth -= 1
    }
    try expect(.rightSquare)
    leave()
    builder.wrap(isDictionary ? .dictionaryExpr : .arrayExpr, from: first)
  }

  /// True for those of a dictionary.
  private mutating func parseElements() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    var isDictionary = false
    var goesOn = true
    while goesOn, current.kind != .rightSquare {
      let element = builder.pendingCount
      try parseExpression()
      if at(Self.of) { throw .unsupported }
      if element == first { isDictionary = current.kind == .colon }
      if isDictionary {
        try expect(.colon)
        try parseExpression()
      }
      goesOn = take(if: .comma)
      builder.wrap(isDictionary ? .dictionaryElement : .arrayElement, from: element)
    }
    builder.wrap(isDictionary ? .dictionaryElementList : .arrayElementList, from: first)
    return isDictionary
  }

  static let of = WordHash("of")

  // MARK: Macros

  /// A macro whose attributes and modifiers begin at `first`.
  mutating func parseMacro(
    _ kind: SyntaxKind, from first: Int, _ flavor: Flavor, _ pattern: PatternContext
  ) throws(ParseDoubt) {
    if atAvailability || next.hash == Self.sourceLocation { throw .unsupported }
    take()
    guard isAtTouchingName else { throw .mismatch }
    take()
    _ = try parseGenericArgumentsOfExpression()
    if current.kind == .leftParen, !current.isFirstOnLine {
      take()
      try parseArguments(pattern)
      try expect(.rightParen)
    }
    try parseClosures(flavor)
    builder.wrap(kind, from: first)
  }

  private static let sourceLocation = WordHash("sourceLocation")
}
