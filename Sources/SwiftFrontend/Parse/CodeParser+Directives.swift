import SourceModel
import SwiftSyntax

extension CodeParser {
  /// What the arms of an `#if` hold.
  enum ArmContents {
    case statements
    case members
    /// The cases of a `switch`.
    case cases
    /// What goes on with an expression: `.frame(width: 1)`
    case suffix
  }

  /// `ifConfigDecl`
  mutating func parseDirective(_ contents: ArmContents) throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    repeat { try parseArm(contents) } while current.kind == .poundElseif || current.kind == .poundElse
    builder.wrap(.ifConfigClauseList, from: first)
    try expect(.poundEndif)
    guard current.isFirstOnLine || current.endsText else { throw .unsupported }
    leave()
    builder.wrap(.ifConfigDecl, from: first)
  }

  private mutating func parseArm(_ contents: ArmContents) throws(ParseDoubt) {
    let first = builder.pendingCount
    let hasCondition = current.kind != .poundElse
    take()
    if hasCondition {
      if current.isFirstOnLine { throw .mismatch }
      try parseSequence(.directive, .none)
    }
    guard current.isFirstOnLine || current.kind == .end else { throw .mismatch }
    switch contents {
    case .statements: try parseStatements()
    case .members: try parseMembers()
    case .cases: try parseCases()
    case .suffix: try parseSuffixArm()
    }
    builder.wrap(.ifConfigClause, from: first)
  }

  private mutating func parseSuffixArm() throws(ParseDoubt) {
    let first = builder.pendingCount
    switch current.kind {
    case .period: try parseMember(from: first)
    case .poundIf: try parseConditionalSuffix(from: first)
    case .poundElse, .poundElseif, .poundEndif: return
    default: throw .mismatch
    }
    try parseSuffixes(from: first, .basic, .none)
  }

  /// `postfixIfConfigExpr`
  mutating func parseConditionalSuffix(from first: Int) throws(ParseDoubt) {
    try parseDirective(.suffix)
    builder.wrap(.postfixIfConfigExpr, from: first)
  }

  /// Whether the first arm of an `#if` goes on with an expression.
  var startsConditionalSuffix: Bool {
    var copy = lexer
    var token = copy.next()
    while !token.endsText, !token.isFirstOnLine || token.kind == .poundIf {
      token = token.kind == .leftParen ? tokenBehindBrackets(&copy) ?? copy.next() : copy.next()
    }
    guard token.kind == .period else { return false }
    let name = copy.next()
    return name.kind == .word
  }
}
