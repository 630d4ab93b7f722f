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
    try take(if: .case) ? parseMatchingPattern(.matching) : parsePattern()
    try parseTypeAnnotation(isResult: true)
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
    try parseList(.catchItemList, of: .catchItem, until: .leftBrace) { (parser) throws(ParseDoubt) in
      if !parser.at(.where) { try parser.parseMatchingPattern(.matching) }
      try parser.parseWhere(.condition)
    }
    try parseBlock()
    builder.wrap(.catchClause, from: first)
  }
}
