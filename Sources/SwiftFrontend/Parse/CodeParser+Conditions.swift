import SourceModel
import SwiftSyntax

/// Statements with conditions, and these.
extension CodeParser {
  /// `ifExpr`
  mutating func parseIf() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    take()
    try parseConditions()
    try parseBlock()
    if take(if: .else) {
      try at(.if) ? parseIf() : parseBlock()
    }
    leave()
    builder.wrap(.ifExpr, from: first)
  }

  mutating func parseGuard() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseConditions()
    try expect(.else)
    try parseBlock()
    builder.wrap(.guardStmt, from: first)
  }

  mutating func parseWhile() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseConditions()
    try parseBlock()
    builder.wrap(.whileStmt, from: first)
  }

  /// `conditionElementList`
  private mutating func parseConditions() throws(ParseDoubt) {
    if current.kind == .leftBrace { throw .mismatch }
    try parseList(.conditionElementList, of: .conditionElement) { (parser) throws(ParseDoubt) in
      try parser.parseCondition()
    }
  }

  private mutating func parseCondition() throws(ParseDoubt) {
    let first = builder.pendingCount
    if atAvailability { return try parseAvailability() }
    if take(if: .case) {
      try parseMatchingPattern(.matching)
      try parseTypeAnnotation(isResult: false)
      guard current.kind == .equal else { throw .mismatch }
      try parseInitializer(.condition)
      return builder.wrap(.matchingPatternCondition, from: first)
    }
    guard at(.let) || at(.var) else {
      if at(.inout) || next.kind == .equal { throw .unsupported }
      return try parseExpression(.condition)
    }
    take()
    try parseMatchingPattern(.binding)
    try parseTypeAnnotation(isResult: false)
    if current.kind == .equal { try parseInitializer(.condition) }
    builder.wrap(.optionalBindingCondition, from: first)
  }

  /// `initializerClause`
  mutating func parseInitializer(_ flavor: Flavor = .basic) throws(ParseDoubt) {
    let first = builder.pendingCount
    try takeEqual()
    try parseExpression(flavor)
    builder.wrap(.initializerClause, from: first)
  }

  /// `whereClause`, if there is one.
  mutating func parseWhere(_ flavor: Flavor) throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .where) else { return }
    try parseExpression(flavor)
    builder.wrap(.whereClause, from: first)
  }
}
