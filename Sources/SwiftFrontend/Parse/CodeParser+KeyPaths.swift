import SourceModel
import SwiftSyntax

extension CodeParser {
  /// `keyPathExpr`
  mutating func parseKeyPath() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard isSign(UInt8(ascii: "\\"), current) else { throw .unsupported }
    take()
    guard current.start == previousEnd else { throw .unsupported }
    if current.kind != .period { try parseSimpleType(allowsMembers: false) }
    let components = builder.pendingCount
    while startsComponent { try parseComponent() }
    builder.wrap(.keyPathComponentList, from: components)
    if current.isOperator, lexer.byte(at: current.start) == UInt8(ascii: ".") { throw .unsupported }
    builder.wrap(.keyPathExpr, from: first)
  }

  private var startsComponent: Bool {
    switch current.kind {
    case .period, .postfixMark: true
    case .leftSquare: !current.isFirstOnLine
    default: false
    }
  }

  private mutating func parseComponent() throws(ParseDoubt) {
    let first = builder.pendingCount
    switch current.kind {
    case .period:
      take()
      let isIndex = current.kind == .number && isDigits(current.start..<current.end)
      guard isIndex || current.kind == .word && !isWildcard(current) && !isDollar(current),
        current.start == previousEnd
      else { throw .unsupported }
      let name = builder.pendingCount
      take()
      builder.wrap(.declReferenceExpr, from: name)
      if current.kind == .leftParen { throw .unsupported }
      _ = try parseGenericArgumentsOfExpression()
      builder.wrap(.keyPathPropertyComponent, from: name)
    case .postfixMark:
      let mark = builder.pendingCount
      take()
      builder.wrap(.keyPathOptionalComponent, from: mark)
    default:
      let square = builder.pendingCount
      take()
      if current.kind != .rightSquare { try parseArguments(.none) }
      try expect(.rightSquare)
      builder.wrap(.keyPathSubscriptComponent, from: square)
    }
    builder.wrap(.keyPathComponent, from: first)
  }
}
