import SourceModel
import SwiftSyntax

extension CodeParser {
  mutating func parseNumber() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard let kind = NumberForm(lexer, current).kind else { throw .unsupported }
    take()
    builder.wrap(kind, from: first)
  }

  /// `regexLiteralExpr`
  mutating func parseRegex() throws(ParseDoubt) {
    let first = builder.pendingCount
    var pounds = 0
    while lexer.byte(at: current.start + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let (start, end) = (current.start + pounds, current.end - pounds)
    guard end > start + 2, lexer.byte(at: end - 1) == UInt8(ascii: "/"), !isBlank(at: start + 1),
      !isBlank(at: end - 2), (start..<end).allSatisfy({ lexer.byte(at: $0) >= UInt8(ascii: " ") })
    else { throw .unsupported }
    if pounds > 0 { builder.addToken(current.start..<start) }
    builder.addToken(start..<start + 1)
    builder.addToken(start + 1..<end - 1)
    builder.addToken(end - 1..<end)
    if pounds > 0 { builder.addToken(end..<current.end) }
    advance()
    builder.wrap(.regexLiteralExpr, from: first)
  }

  private func isBlank(at offset: Int) -> Bool { lexer.byte(at: offset) <= UInt8(ascii: " ") }

  /// `stringLiteralExpr`, or `simpleStringLiteralExpr` where no expression may stand inside.
  mutating func parseString(_ kind: SyntaxKind = .stringLiteralExpr) throws(ParseDoubt) {
    let first = builder.pendingCount
    let quote = lexer.quote
    guard quote.mark == UInt8(ascii: "\"") else { throw .unsupported }
    let length = quote.isMultiline ? 3 : 1
    let start = current.start
    if quote.pounds > 0 { builder.addToken(start..<start + quote.pounds) }
    builder.addToken(start + quote.pounds..<start + quote.pounds + length)
    var check = StringCheck(lexer, quote)
    var text = start + quote.pounds + length
    let segments = builder.pendingCount
    while current.kind == .interpolation {
      guard kind == .stringLiteralExpr, check.isPlain(text..<current.end - quote.pounds - 2) else { throw .unsupported }
      text = try parseInterpolation(quote)
    }
    builder.wrap(.stringLiteralSegmentList, from: segments)
    guard current.kind == .string, !lexer.isBroken else { throw .mismatch }
    let end = current.end - quote.pounds
    guard check.isPlain(text..<end - length), check.isAligned(end: end - length) else { throw .unsupported }
    builder.addToken(end - length..<end)
    if quote.pounds > 0 { builder.addToken(end..<current.end) }
    advance()
    builder.wrap(kind, from: first)
  }

  /// `expressionSegment`. The next token is the rest of the literal, whose first byte is returned.
  private mutating func parseInterpolation(_ quote: SwiftSkimmer.Quote) throws(ParseDoubt) -> Int {
    let first = builder.pendingCount
    try enter()
    let backslash = current.end - quote.pounds - 2
    builder.addToken(backslash..<backslash + 1)
    if quote.pounds > 0 { builder.addToken(backslash + 1..<backslash + 1 + quote.pounds) }
    builder.addToken(current.end - 1..<current.end)
    let stoppedAtNewline = lexer.stopsAtNewline
    lexer.stopsAtNewline = !quote.isMultiline
    advance()
    if current.kind == .rightParen { throw .mismatch }
    try parseArguments(.none)
    guard current.kind == .rightParen else { throw .mismatch }
    lexer.stopsAtNewline = stoppedAtNewline
    builder.addToken(current.start..<current.end)
    builder.wrap(.expressionSegment, from: first)
    // Its lines must be indented, too.
    if quote.isMultiline, (backslash..<current.start).contains(where: { lexer.isNewline(at: $0) }) {
      throw .unsupported
    }
    lexer.position = current.end
    let rest = lexer.lexStringBody(quote, from: current.end, false)
    advance(to: rest)
    leave()
    return rest.start
  }
}
