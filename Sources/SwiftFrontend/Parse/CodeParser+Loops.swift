import SourceModel
import SwiftSyntax

/// Loops, and statements that catch errors.
extension CodeParser {
  mutating func parseFor() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    _ = take(if: .try)
    _ = take(if: .await)
    if at(Self.unsafe) { throw .unsupported }
    if take(if: .case) {
      try parseMatchingPattern(.matching)
      try parseTypeAnnotation(isResult: true)
    } else {
      try parsePattern()
      try parseTypeAnnotation(isResult: true)
    }
    try expect(.in)
    if current.kind == .leftBrace { throw .mismatch }
    try parseExpression(.condition)
    try parseWhere(.condition)
    try parseBlock()
    builder.wrap(.forStmt, from: first)
  }

  static let unsafe = WordHash("unsafe")

  mutating func parseRepeat() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard next.kind == .leftBrace else { throw .unsupported }
    take()
    try parseBlock()
    try expect(.while)
    try parseExpression()
    builder.wrap(.repeatStmt, from: first)
  }

  mutating func parseDo() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseThrowsClause()
    try parseBlock()
    let clauses = builder.pendingCount
    while at(.catch) { try parseCatch() }
    builder.wrap(.catchClauseList, from: clauses)
    builder.wrap(.doStmt, from: first)
  }

  private mutating func parseCatch() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    let items = builder.pendingCount
    var goesOn = current.kind != .leftBrace
    while goesOn {
      let item = builder.pendingCount
      if current.kind != .leftBrace, !at(.where) { try parseMatchingPattern(.matching) }
      try parseWhere(.condition)
      goesOn = take(if: .comma)
      builder.wrap(.catchItem, from: item)
    }
    builder.wrap(.catchItemList, from: items)
    try parseBlock()
    builder.wrap(.catchClause, from: first)
  }
}
