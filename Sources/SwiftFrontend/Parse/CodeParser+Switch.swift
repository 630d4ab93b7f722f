import SourceModel
import SwiftSyntax

extension CodeParser {
  /// `switchExpr`
  mutating func parseSwitch() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    take()
    if current.kind == .leftBrace { throw .mismatch }
    try parseExpression(.condition)
    try expect(.leftBrace)
    try parseCases()
    try expect(.rightBrace)
    leave()
    builder.wrap(.switchExpr, from: first)
  }

  /// `switchCaseList`
  mutating func parseCases() throws(ParseDoubt) {
    let first = builder.pendingCount
    while !current.endsList {
      if current.kind == .poundIf {
        try parseDirective(.cases)
      } else {
        try parseCase()
      }
    }
    builder.wrap(.switchCaseList, from: first)
  }

  private mutating func parseCase() throws(ParseDoubt) {
    let first = builder.pendingCount
    if current.kind == .at { try parseUnknown() }
    try parseLabel()
    try parseStatements(inSwitch: true)
    builder.wrap(.switchCase, from: first)
  }

  /// The attribute `@unknown`.
  private mutating func parseUnknown() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    guard at(Self.unknown), current.start == previousEnd else { throw .unsupported }
    let name = builder.pendingCount
    take()
    guard at(.default) || at(.case) else { throw .unsupported }
    builder.wrap(.identifierType, from: name)
    builder.wrap(.attribute, from: first)
  }

  private mutating func parseLabel() throws(ParseDoubt) {
    let first = builder.pendingCount
    if take(if: .default) {
      try expect(.colon)
      return builder.wrap(.switchDefaultLabel, from: first)
    }
    try expect(.case)
    try parseList(.switchCaseItemList, of: .switchCaseItem) { (parser) throws(ParseDoubt) in
      try parser.parseMatchingPattern(.matching)
      try parser.parseWhere(.condition)
    }
    try expect(.colon)
    builder.wrap(.switchCaseLabel, from: first)
  }

  /// Whether the statements of a case end before the current token.
  func endsCase() throws(ParseDoubt) -> Bool {
    if at(.case) || at(.default) { return true }
    if current.kind == .at { return next.hash == Self.unknown }
    return current.kind == .poundIf ? startsCasesBehindDirectives : false
  }

  private static let unknown = WordHash("unknown")

  /// Whether the first arm of an `#if` has cases.
  private var startsCasesBehindDirectives: Bool {
    var copy = lexer
    var token = copy.next()
    while !token.endsText {
      if token.isFirstOnLine, ![.poundIf, .poundElse, .poundElseif].contains(token.kind) { break }
      token = copy.next()
    }
    if token.kind == .at { token = copy.next() } else if token.kind != .word { return false }
    return token.word == .case || token.word == .default || token.hash == Self.unknown
  }
}
