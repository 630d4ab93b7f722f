import SourceModel
import SwiftSyntax

extension CodeParser {
  /// `attributeList`, if there is any.
  mutating func parseAttributes() throws(ParseDoubt) {
    let first = builder.pendingCount
    while current.kind == .at { try parseAttribute() }
    builder.wrap(.attributeList, from: first)
  }

  /// The attributes whose arguments have nodes of their own; those of `objc` and `available` are read here.
  private static let special = Set(
    [
      "_backDeploy", "_documentation", "_dynamicReplacement", "_effects", "_implements", "_originallyDefinedIn",
      "specialized", "_specialize", "_spi_available", "rethrows", "abi", "attached", "backDeployed", "derivative",
      "differentiable", "freestanding", "transpose", "isolated",
    ].map { WordHash($0) })
  static let available = WordHash("available")
  private static let objc = WordHash("objc")
  /// Those of types that take no arguments, so that parentheses behind them are a type.
  private static let bare = Set(
    [
      "_local", "_noMetadata", "async", "escaping", "noDerivative", "noescape", "preconcurrency", "retroactive",
      "Sendable", "unchecked", "autoclosure",
    ].map { WordHash($0) })

  /// `attribute`
  mutating func parseAttribute(ofType: Bool = false) throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    guard current.kind == .word, current.start == previousEnd, !Self.special.contains(current.hash) else {
      throw .unsupported
    }
    let (name, following) = (current.hash, next)
    let isBare = ofType ? Self.bare.contains(name) : name == Self.sendable
    let isCustom = !isBare && name != Self.objc && name != Self.available
    // Generic arguments touch the name of a custom attribute.
    if following.isOperator, following.start > current.end || !isCustom { throw .unsupported }
    try parseSimpleType(isAttribute: true)
    if current.kind == .leftParen, !current.isFirstOnLine, !isBare, try takesArguments(name) {
      try parseAttributeArguments(name)
    } else if name == Self.available {
      throw .mismatch
    }
    builder.wrap(.attribute, from: first)
  }

  private static let sendable = WordHash("Sendable")

  /// Parentheses behind a blank are more likely the parameters of a type.
  private func takesArguments(_ name: WordHash) throws(ParseDoubt) -> Bool {
    if current.start == previousEnd { return true }
    if name == Self.available || name == Self.objc { throw .unsupported }
    var copy = lexer
    guard let behind = tokenBehindBrackets(&copy) else { throw .unsupported }
    if startsDeclaration(behind, before: copy) { throw .unsupported }
    return false
  }

  private mutating func parseAttributeArguments(_ name: WordHash) throws(ParseDoubt) {
    take()
    if name == Self.available {
      try parseAvailabilityArguments()
    } else if name == Self.objc {
      try parseSelector()
    } else {
      try parseArguments(.none)
    }
    try expect(.rightParen)
  }

  /// `objCSelectorPieceList`
  private mutating func parseSelector() throws(ParseDoubt) {
    let first = builder.pendingCount
    while current.kind != .rightParen {
      let piece = builder.pendingCount
      if current.kind == .word, !isDollar(current) {
        take()
        if current.kind == .rightParen {
          guard piece == first else { throw .mismatch }
          builder.wrap(.objCSelectorPiece, from: piece)
          break
        }
      }
      try expect(.colon)
      builder.wrap(.objCSelectorPiece, from: piece)
    }
    builder.wrap(.objCSelectorPieceList, from: first)
  }
}
