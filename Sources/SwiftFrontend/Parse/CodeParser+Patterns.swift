import SourceModel
import SwiftSyntax

extension CodeParser {
  /// Whether names in an expression declare variables.
  enum PatternContext {
    case none
    /// `case` and `catch`
    case matching
    /// Behind `let` and `var`.
    case binding
  }

  /// The pattern of a declaration.
  mutating func parsePattern() throws(ParseDoubt) {
    let first = builder.pendingCount
    if current.kind == .leftParen { return try parseTuplePattern() }
    if at(.let) || at(.var) {
      try enter()
      take()
      try parsePattern()
      leave()
      return builder.wrap(.valueBindingPattern, from: first)
    }
    if at(.inout) || at(.borrowing) { throw .unsupported }
    let isWildcard = isWildcard(current)
    guard isWildcard || isIdentifier(current) else { throw .mismatch }
    take()
    builder.wrap(isWildcard ? .wildcardPattern : .identifierPattern, from: first)
  }

  private mutating func parseTuplePattern() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    take()
    try parseList(.tuplePatternElementList, of: .tuplePatternElement, until: .rightParen) {
      (parser) throws(ParseDoubt) in
      if parser.isIdentifier(parser.current), parser.next.kind == .colon {
        parser.take()
        parser.take()
      }
      try parser.parsePattern()
    }
    try expect(.rightParen)
    leave()
    builder.wrap(.tuplePattern, from: first)
  }

  /// The pattern of a `case`, a `catch` or an `if let`.
  mutating func parseMatchingPattern(_ context: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    if take(if: .is) {
      try parseType()
      return builder.wrap(.isTypePattern, from: first)
    }
    if at(.let) || at(.var) {
      try enter()
      take()
      try parseMatchingPattern(.binding)
      leave()
      return builder.wrap(.valueBindingPattern, from: first)
    }
    if at(.inout) || at(.borrowing) { throw .unsupported }
    try parseSequence(.condition, context)
    // A name that is a pattern by itself is no expression.
    if !builder.unwrapLast(.patternExpr) { builder.wrap(.expressionPattern, from: first) }
  }

  /// `typeAnnotation`, if there is one.
  mutating func parseTypeAnnotation(isResult: Bool) throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .colon) else { return }
    if isResult, at(prefix: UInt8(ascii: "<")) { throw .unsupported }
    try parseType()
    builder.wrap(.typeAnnotation, from: first)
  }
}
