import SourceModel
import SwiftSyntax

extension CodeParser {
  /// `closureExpr`
  mutating func parseClosure() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    try expect(.leftBrace)
    try parseSignatureIfPresent()
    try parseStatements()
    try expect(.rightBrace)
    leave()
    builder.wrap(.closureExpr, from: first)
  }

  // MARK: Trailing closures

  /// The closures behind the arguments of a call, if it takes any.
  mutating func parseClosures(_ flavor: Flavor) throws(ParseDoubt) {
    guard flavor == .basic, current.kind == .leftBrace, try takesClosure(flavor) else { return }
    try parseTrailingClosures()
  }

  mutating func parseTrailingClosures() throws(ParseDoubt) {
    try parseClosure()
    let first = builder.pendingCount
    while isLabel(current), !at(.default), startsLabeledClosure {
      let element = builder.pendingCount
      take()
      take()
      try parseClosure()
      builder.wrap(.multipleTrailingClosureElement, from: element)
    }
    builder.wrap(.multipleTrailingClosureElementList, from: first)
  }

  private var startsLabeledClosure: Bool {
    var copy = lexer
    return copy.next().kind == .colon && copy.next().kind == .leftBrace
  }

  /// Whether the brace here begins a closure, and not the block of a statement or an accessor.
  func takesClosure(_ flavor: Flavor) throws(ParseDoubt) -> Bool {
    if startsObservers { return false }
    let token = next
    if token.word == .case { return false }
    guard flavor == .condition else { return true }
    guard !token.isFirstOnLine else { return false }
    guard let behind = tokenBehindBrackets else { throw .mismatch }
    switch behind.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixMark, .colon, .equal, .postfixOperator, .binaryOperator:
      return !behind.isFirstOnLine
    case .prefixOperator where isSign(UInt8(ascii: "?"), behind): return !behind.isFirstOnLine
    case .word:
      if behind.word == .where { return true }
      return behind.word == .is || behind.word == .as ? !behind.isFirstOnLine : false
    default: return false
    }
  }

  /// Whether observers of a variable begin with the brace here (`atStartOfGetSetAccessor` in SwiftParser).
  var startsObservers: Bool {
    var copy = lexer
    var token = copy.next()
    while token.kind == .at {
      token = copy.next()
      guard token.kind == .word else { return false }
      token = copy.next()
      if token.kind == .leftParen { token = tokenBehindBrackets(&copy) ?? token }
    }
    return token.hash == Self.didSet || token.hash == Self.willSet || token.word == .`init`
  }

  private static let didSet = WordHash("didSet")
  private static let willSet = WordHash("willSet")

  // MARK: Signatures

  /// `closureSignature`, if the closure has one.
  private mutating func parseSignatureIfPresent() throws(ParseDoubt) {
    guard mayBeginSignature else { return }
    let mark = mark
    do {
      try parseSignature()
    } catch {
      guard error == .mismatch else { throw error }
      reset(to: mark)
    }
  }

  private var mayBeginSignature: Bool {
    switch current.kind {
    case .leftParen, .leftSquare, .at: return true
    case .word where isWildcard(current) || isIdentifier(current):
      let next = next
      switch next.kind {
      case .comma, .arrow, .colon: return true
      case .word: return [.in, .async, .throws, .rethrows].contains(next.word)
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseSignature() throws(ParseDoubt) {
    let first = builder.pendingCount
    try parseAttributes()
    if current.kind == .leftSquare { try parseCaptures() }
    if !at(.in) {
      try parseParameters()
      try parseEffects(.typeEffectSpecifiers)
      if current.kind == .arrow { try parseReturnClause() }
    }
    try expect(.in)
    builder.wrap(.closureSignature, from: first)
  }

  private mutating func parseCaptures() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseList(.closureCaptureList, of: .closureCapture, until: .rightSquare) { (parser) throws(ParseDoubt) in
      try parser.parseCapture()
    }
    try expect(.rightSquare)
    builder.wrap(.closureCaptureClause, from: first)
  }

  private mutating func parseCapture() throws(ParseDoubt) {
    try parseCaptureSpecifier()
    guard isIdentifier(current) || at(.self) else { throw .mismatch }
    take()
    if current.kind == .equal { try parseInitializer() }
  }

  private mutating func parseCaptureSpecifier() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard at(.weak) || at(.unowned) else { return }
    let isUnowned = at(.unowned)
    take()
    if isUnowned, take(if: .leftParen) {
      guard at(Self.safe) || at(Self.unsafe) else { throw .mismatch }
      take()
      try expect(.rightParen)
    }
    builder.wrap(.closureCaptureSpecifier, from: first)
  }

  static let safe = WordHash("safe")

  private mutating func parseParameters() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .leftParen) else {
      return try parseList(.closureShorthandParameterList, of: .closureShorthandParameter) {
        (parser) throws(ParseDoubt) in
        guard parser.isIdentifier(parser.current) || parser.isWildcard(parser.current) else { throw .mismatch }
        parser.take()
      }
    }
    try parseList(.closureParameterList, of: .closureParameter, until: .rightParen) { (parser) throws(ParseDoubt) in
      try parser.parseParameter()
    }
    try expect(.rightParen)
    builder.wrap(.closureParameterClause, from: first)
  }

  private mutating func parseParameter() throws(ParseDoubt) {
    try parseAttributes()
    guard isLabel(current) else { throw .mismatch }
    if current.word.isTypeSpecifier, next.kind != .colon { throw .unsupported }
    take()
    if isLabel(current) { take() }
    if take(if: .colon) { try parseType() }
    takeEllipsis()
  }
}
