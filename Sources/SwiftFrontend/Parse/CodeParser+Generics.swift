import SourceModel
import SwiftSyntax

extension CodeParser {
  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")

  /// `genericArgumentClause`
  mutating func parseGenericArguments() throws(ParseDoubt) {
    let first = builder.pendingCount
    takeSign(.expectsOperand)
    let arguments = builder.pendingCount
    var goesOn = !at(prefix: Self.closing)
    while goesOn, !at(prefix: Self.closing) {
      let argument = builder.pendingCount
      try parseGenericArgument()
      goesOn = take(if: .comma)
      builder.wrap(.genericArgument, from: argument)
    }
    builder.wrap(.genericArgumentList, from: arguments)
    try expectClosing()
    builder.wrap(.genericArgumentClause, from: first)
  }

  private mutating func parseGenericArgument() throws(ParseDoubt) {
    if current.kind == .number { return try parseNumber() }
    if at(sign: UInt8(ascii: "-")), next.kind == .number {
      var copy = lexer
      _ = copy.next()
      let behind = copy.next()
      let isArgument = behind.kind == .comma || behind.isOperator && lexer.byte(at: behind.start) == Self.closing
      throw isArgument ? .unsupported : .mismatch
    }
    try parseType()
    // `canParseType` in SwiftParser passes dots.
    if current.isOperator, lexer.byte(at: current.start) == UInt8(ascii: ".") { throw .unsupported }
  }

  /// Generic arguments behind a name in an expression. False, and nothing taken, if the sign is an operator.
  mutating func parseGenericArgumentsOfExpression() throws(ParseDoubt) -> Bool {
    guard at(prefix: Self.opening), lexer.byte(at: current.start + 1) != Self.closing else { return false }
    let mark = mark
    do {
      try parseGenericArguments()
    } catch {
      guard error == .mismatch else { throw error }
      reset(to: mark)
      return false
    }
    if mayFollowArguments { return true }
    reset(to: mark)
    return false
  }

  /// Whether generic arguments may end before the current token (`isGenericTypeDisambiguatingToken` in SwiftParser).
  private var mayFollowArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .postfixMark, .colon:
      true
    case .binaryOperator: isSign(UInt8(ascii: "&"), current)
    case .leftParen, .leftSquare: !current.isFirstOnLine
    default: false
    }
  }

  // MARK: Parameters

  /// `genericParameterClause`, if there is one.
  mutating func parseGenericParameters() throws(ParseDoubt) {
    guard at(prefix: Self.opening) else { return }
    let first = builder.pendingCount
    takeSign(.expectsOperand)
    try parseList(.genericParameterList, of: .genericParameter) { (parser) throws(ParseDoubt) in
      try parser.parseGenericParameter()
    }
    if at(.where) { throw .unsupported }
    try expectClosing()
    builder.wrap(.genericParameterClause, from: first)
  }

  private mutating func parseGenericParameter() throws(ParseDoubt) {
    if current.kind == .at || at(.each) || at(.let) { throw .unsupported }
    try expectIdentifier()
    guard take(if: .colon) else { return }
    let isNamed = current.kind == .word && !isWildcard(current)
    guard isNamed || at(prefix: UInt8(ascii: "~")) else { throw .unsupported }
    try parseType()
  }

  private mutating func expectClosing() throws(ParseDoubt) {
    guard at(prefix: Self.closing) else { throw .mismatch }
    takeSign()
  }

  /// `primaryAssociatedTypeClause`, if there is one.
  mutating func parsePrimaryAssociatedTypes() throws(ParseDoubt) {
    guard at(prefix: Self.opening) else { return }
    let first = builder.pendingCount
    takeSign(.expectsOperand)
    try parseList(.primaryAssociatedTypeList, of: .primaryAssociatedType) { (parser) throws(ParseDoubt) in
      try parser.expectIdentifier()
    }
    try expectClosing()
    builder.wrap(.primaryAssociatedTypeClause, from: first)
  }

  /// `genericWhereClause`, if there is one.
  mutating func parseGenericWhere() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .where) else { return }
    try parseList(.genericRequirementList, of: .genericRequirement) { (parser) throws(ParseDoubt) in
      try parser.parseRequirement()
    }
    builder.wrap(.genericWhereClause, from: first)
  }

  private static let layouts = Set(
    [
      "_BridgeObject", "_Class", "_NativeClass", "_NativeRefCountedObject", "_RefCountedObject", "_Trivial",
      "_TrivialAtMost", "_TrivialStride", "_UnknownLayout", "class",
    ].map { WordHash($0) })

  private mutating func parseRequirement() throws(ParseDoubt) {
    let first = builder.pendingCount
    if current.kind == .at { throw .unsupported }
    try parseType()
    if take(if: .colon) {
      if current.kind == .word, Self.layouts.contains(current.hash) { throw .unsupported }
      try parseType()
      return builder.wrap(.conformanceRequirement, from: first)
    }
    guard current.kind == .binaryOperator, current.end - current.start == 2,
      lexer.byte(at: current.start) == UInt8(ascii: "="), lexer.byte(at: current.start + 1) == UInt8(ascii: "=")
    else { throw .mismatch }
    take()
    if current.kind == .number { throw .unsupported }
    try parseType()
    builder.wrap(.sameTypeRequirement, from: first)
  }
}
