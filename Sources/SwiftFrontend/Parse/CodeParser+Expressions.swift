import SourceModel
import SwiftSyntax

/// Expressions with operators. All functions leave one node.
extension CodeParser {
  /// Where an expression stands, which decides how it ends.
  enum Flavor {
    case basic
    /// Before a block, whose brace begins no closure.
    case condition
    /// The condition of an `#if`, which ends with the line.
    case directive
  }

  mutating func parseExpression(
    _ flavor: Flavor = .basic, _ pattern: PatternContext = .none
  ) throws(ParseDoubt) {
    guard pattern != .none, at(.is) || at(.let) || at(.var) else { return try parseSequence(flavor, pattern) }
    let first = builder.pendingCount
    try parseMatchingPattern(.matching)
    builder.wrap(.patternExpr, from: first)
  }

  /// `sequenceExpr`, or what stands alone.
  mutating func parseSequence(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    try parseOperand(flavor, pattern)
    var isSequence = false
    while flavor != .directive || !current.isFirstOnLine {
      guard let operation = try parseOperator(flavor, pattern) else { break }
      isSequence = true
      guard operation == .infix else { continue }
      if flavor == .directive, current.isFirstOnLine { throw .mismatch }
      try parseOperand(flavor, pattern)
    }
    leave()
    guard isSequence else { return }
    builder.wrap(.exprList, from: first)
    builder.wrap(.sequenceExpr, from: first)
  }

  private enum Operation {
    /// An operand follows.
    case infix
    /// A cast, with its type.
    case cast
  }

  private mutating func parseOperator(
    _ flavor: Flavor, _ pattern: PatternContext
  ) throws(ParseDoubt) -> Operation? {
    let first = builder.pendingCount
    switch current.kind {
    case .binaryOperator, .prefixOperator:
      if isSign(UInt8(ascii: "?"), current) {
        try parseTernary(flavor, pattern)
        return .infix
      }
      guard current.kind == .binaryOperator else { return nil }
      take()
      builder.wrap(.binaryOperatorExpr, from: first)
    case .equal:
      guard pattern == .none else { return nil }
      try takeEqual()
      builder.wrap(.assignmentExpr, from: first)
    case .arrow: try parseArrow()
    case .word: return try parseWordOperator()
    default: return nil
    }
    return .infix
  }

  private mutating func parseWordOperator() throws(ParseDoubt) -> Operation? {
    let first = builder.pendingCount
    switch current.word {
    case .is:
      take()
      builder.wrap(.unresolvedIsExpr, from: first)
    case .as:
      take()
      if current.kind == .postfixMark { take() }
      builder.wrap(.unresolvedAsExpr, from: first)
    case .throws:
      try parseArrow()
      return .infix
    case .async where next.kind == .arrow || next.word == .throws:
      try parseArrow()
      return .infix
    default: return nil
    }
    let type = builder.pendingCount
    try parseType()
    builder.wrap(.typeExpr, from: type)
    return .cast
  }

  /// `arrowExpr`: `[() async throws -> Void]()`
  private mutating func parseArrow() throws(ParseDoubt) {
    // Right inside a closure it may belong to a signature that is not finished.
    guard bracketDepth > 0 else { throw .unsupported }
    let first = builder.pendingCount
    try parseEffects(.typeEffectSpecifiers)
    try expect(.arrow)
    if current.isEffect || at(.await) || at(.try) { throw .mismatch }
    builder.wrap(.arrowExpr, from: first)
  }

  private mutating func parseTernary(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseSequence(flavor, pattern)
    try expect(.colon)
    builder.wrap(.unresolvedTernaryExpr, from: first)
  }

  // MARK: Operands

  private mutating func parseOperand(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    if current.kind == .at { return try parseTypeOperand() }
    guard current.kind == .word, current.word != .none || at(Self.unsafe) else {
      return try parseUnary(flavor, pattern)
    }
    if at(.inout) || at(.nonisolated) || at(.repeat) { throw .unsupported }
    guard let kind = prefixedKind else { return try parseUnary(flavor, pattern) }
    if kind == .typeExpr { return try parseTypeOperand() }
    let first = builder.pendingCount
    take()
    if kind == .tryExpr, current.kind == .postfixMark { take() }
    try parseInnerOperand(flavor, pattern)
    builder.wrap(kind, from: first)
  }

  /// A type in the place of a value: `any P`
  private mutating func parseTypeOperand() throws(ParseDoubt) {
    let first = builder.pendingCount
    do {
      try parseType()
    } catch {
      throw .unsupported
    }
    builder.wrap(.typeExpr, from: first)
  }

  /// The node that the current word makes with the operand behind it; nil where it is a name.
  private var prefixedKind: SyntaxKind? {
    switch current.word {
    case .await: .awaitExpr
    case .try: .tryExpr
    case .consume: isPrefixWord ? .consumeExpr : nil
    case .copy: isPrefixWord ? .copyExpr : nil
    case .each: isPrefixWord ? .packElementExpr : nil
    case .any: isPrefixWord ? .typeExpr : nil
    default: at(Self.unsafe) && isPrefixWord ? .unsafeExpr : nil
    }
  }

  private mutating func parseInnerOperand(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    try enter()
    try parseOperand(flavor, pattern)
    leave()
  }

  /// Whether a contextual keyword belongs to the operand behind it (`atContextualKeywordPrefixedSyntax` in
  /// SwiftParser).
  var isPrefixWord: Bool {
    let next = next
    if next.isFirstOnLine { return false }
    switch next.kind {
    case .word:
      switch next.word {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return next.isIdentifier
      }
    case .number, .string, .interpolation, .regex, .prefixOperator, .at, .pound, .other: return true
    default: return false
    }
  }

  private mutating func parseUnary(_ flavor: Flavor, _ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    if at(.if) { return try parseIf() }
    if at(.switch) { return try parseSwitch() }
    guard current.kind == .prefixOperator else {
      if current.kind == .other { return try parseKeyPath() }
      try parsePrimary(flavor, pattern)
      return try parseSuffixes(from: first, flavor, pattern)
    }
    if isSign(UInt8(ascii: "?"), current) { throw .mismatch }
    let isReference = isSign(UInt8(ascii: "&"), current)
    try enter()
    take()
    try parseUnary(flavor, pattern)
    leave()
    builder.wrap(isReference ? .inOutExpr : .prefixOperatorExpr, from: first)
  }
}
