import SourceModel
import SwiftSyntax

/// Members, calls, subscripts, closures and marks behind an expression.
extension CodeParser {
  /// Wraps the pending node at `first` in what follows it.
  mutating func parseSuffixes(
    from first: Int, _ flavor: Flavor, _ pattern: PatternContext
  ) throws(ParseDoubt) {
    while flavor != .directive || !current.isFirstOnLine {
      switch current.kind {
      case .period: try parseMember(from: first)
      case .leftParen where !current.isFirstOnLine:
        take()
        try parseArguments(pattern)
        try expect(.rightParen)
        try parseClosures(flavor)
        builder.wrap(.functionCallExpr, from: first)
      case .leftSquare where !current.isFirstOnLine:
        take()
        if current.kind != .rightSquare { try parseArguments(pattern) }
        try expect(.rightSquare)
        try parseClosures(flavor)
        builder.wrap(.subscriptCallExpr, from: first)
      case .leftBrace:
        guard !builder.lastKind.isLiteral, try takesClosure(flavor) else { return }
        try parseTrailingClosures()
        builder.wrap(.functionCallExpr, from: first)
        if current.kind == .leftBrace { return }
      case .postfixMark:
        let isForced = isSign(UInt8(ascii: "!"), current)
        take()
        builder.wrap(isForced ? .forceUnwrapExpr : .optionalChainingExpr, from: first)
      case .postfixOperator:
        take()
        builder.wrap(.postfixOperatorExpr, from: first)
      case .poundIf:
        guard startsConditionalSuffix else { return }
        try parseConditionalSuffix(from: first)
      default: return
      }
    }
  }

  /// `memberAccessExpr`, with generic arguments around it if there are any.
  mutating func parseMember(from first: Int) throws(ParseDoubt) {
    take()
    guard current.start == previousEnd else { throw .mismatch }
    let name = builder.pendingCount
    if current.kind == .number {
      guard isDigits(current.start..<current.end) else { throw .mismatch }
      take()
    } else {
      guard current.kind == .word, !isWildcard(current), !isDollar(current) else { throw .mismatch }
      let isSelf = at(.self)
      take()
      if !isSelf { try parseArgumentNames() }
    }
    builder.wrap(.declReferenceExpr, from: name)
    builder.wrap(.memberAccessExpr, from: first)
    if try parseGenericArgumentsOfExpression() { builder.wrap(.genericSpecializationExpr, from: first) }
  }

  /// `declNameArguments`, if they stand here: `(a:b:)`
  mutating func parseArgumentNames() throws(ParseDoubt) {
    guard current.kind == .leftParen, !current.isFirstOnLine, hasOnlyNames else { return }
    let first = builder.pendingCount
    take()
    let names = builder.pendingCount
    while current.kind != .rightParen {
      let name = builder.pendingCount
      take()
      try expect(.colon)
      builder.wrap(.declNameArgument, from: name)
    }
    builder.wrap(.declNameArgumentList, from: names)
    take()
    builder.wrap(.declNameArguments, from: first)
  }

  /// Whether nothing but names with a colon each stands in the parentheses that begin here.
  private var hasOnlyNames: Bool {
    var copy = lexer
    var count = 0
    while true {
      let label = copy.next()
      if label.kind == .rightParen { return count > 0 }
      guard isLabel(label), !isDollar(label), copy.next().kind == .colon else { return false }
      count += 1
    }
  }

  // MARK: Arguments

  /// `labeledExprList`, up to the bracket that ends it.
  mutating func parseArguments(_ pattern: PatternContext) throws(ParseDoubt) {
    let first = builder.pendingCount
    var goesOn = current.kind != .rightParen
    while goesOn {
      let argument = builder.pendingCount
      if isLabel(current), next.kind == .colon {
        take()
        take()
      }
      if current.kind == .binaryOperator, !isSign(UInt8(ascii: "?"), current), next.endsArgument {
        try parseOperatorName()
      } else {
        try parseExpression(.basic, pattern)
      }
      goesOn = take(if: .comma)
      builder.wrap(.labeledExpr, from: argument)
      if current.kind == .rightParen || current.kind == .rightSquare { break }
    }
    builder.wrap(.labeledExprList, from: first)
  }

  /// `reduce(0, +)`
  private mutating func parseOperatorName() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    builder.wrap(.declReferenceExpr, from: first)
  }
}

extension SwiftSkimmer.Token {
  fileprivate var endsArgument: Bool { kind == .comma || kind == .rightParen || kind == .rightSquare }
}

extension SyntaxKind {
  fileprivate var isLiteral: Bool {
    switch self {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr, .stringLiteralExpr:
      true
    default: false
    }
  }
}
