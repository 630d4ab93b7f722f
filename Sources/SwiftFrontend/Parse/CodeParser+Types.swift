import SourceModel
import SwiftSyntax

/// Types. All functions leave one node.
extension CodeParser {
  mutating func parseType() throws(ParseDoubt) {
    try enter()
    let first = builder.pendingCount
    if at(.repeat) || at(.nonisolated) { throw .unsupported }
    let hasPrefix = try parseTypePrefix()
    let base = builder.pendingCount
    try parseSimpleOrComposition()
    if isAtFunctionArrow { try parseFunctionType(from: base) }
    if hasPrefix { builder.wrap(.attributedType, from: first) }
    leave()
  }

  /// The specifiers and attributes of a type; false without any.
  private mutating func parseTypePrefix() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    while isSpecifier {
      let specifier = builder.pendingCount
      take()
      builder.wrap(.simpleTypeSpecifier, from: specifier)
    }
    builder.wrap(.typeSpecifierList, from: first)
    let attributes = builder.pendingCount
    while current.kind == .at { try parseAttribute(ofType: true) }
    builder.wrap(.attributeList, from: attributes)
    if at(.nonisolated) { throw .unsupported }
    return builder.pendingCount > first
  }

  private var isSpecifier: Bool {
    guard current.kind == .word else { return false }
    switch current.word {
    case .inout: return true
    case .legacyShared, .legacyOwned, .isolated, .const, .borrowing, .consuming, .sending:
      let next = next
      return next.kind == .word || next.kind == .leftParen || next.kind == .leftSquare || next.kind == .at
    default: return false
    }
  }

  /// Whether an arrow stands here, also behind `async` and `throws`.
  private var isAtFunctionArrow: Bool {
    guard current.isEffect else { return current.kind == .arrow }
    return SwiftSkimmer.TokenReader(lexer, at: current).hasArrowBehindEffects
  }

  /// Makes the tuple at `base`, whose parts are laid open, the parameters of a function.
  private mutating func parseFunctionType(from base: Int) throws(ParseDoubt) {
    guard builder.unwrapLast(.tupleType) else { throw .unsupported }
    try parseEffects(.typeEffectSpecifiers)
    try parseReturnClause()
    builder.wrap(.functionType, from: base)
  }

  private mutating func parseSimpleOrComposition() throws(ParseDoubt) {
    let first = builder.pendingCount
    if at(.each) { throw .unsupported }
    let isOpaque = at(.some) || at(.any)
    if isOpaque { take() }
    let constraint = builder.pendingCount
    try parseSimpleType()
    if isAtAmpersand { try parseComposition(from: constraint) }
    if isOpaque { builder.wrap(.someOrAnyType, from: first) }
  }

  /// The sign of a reference to a variable is another one: `&value`.
  private var isAtAmpersand: Bool { current.kind != .prefixOperator && at(sign: UInt8(ascii: "&")) }

  private mutating func parseComposition(from first: Int) throws(ParseDoubt) {
    var element = first
    while isAtAmpersand {
      take()
      builder.wrap(.compositionTypeElement, from: element)
      element = builder.pendingCount
      try parseSimpleType()
    }
    builder.wrap(.compositionTypeElement, from: element)
    builder.wrap(.compositionTypeElementList, from: first)
    builder.wrap(.compositionType, from: first)
  }

  mutating func parseSimpleType(allowsMembers: Bool = true, isAttribute: Bool = false) throws(ParseDoubt) {
    let first = builder.pendingCount
    let isSuppressed = at(prefix: UInt8(ascii: "~"))
    if isSuppressed { takeSign(.expectsOperand) }
    let base = builder.pendingCount
    switch current.kind {
    case .leftParen: try parseTupleType()
    case .leftSquare: try parseCollectionType()
    case .word: try parseNamedType()
    default: throw .mismatch
    }
    try parseTypeSuffixes(from: base, allowsMembers, isAttribute)
    if isSuppressed { builder.wrap(.suppressedType, from: first) }
  }

  private mutating func parseNamedType() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard current.isIdentifier || at(.Self) || at(.Any), !isDollar(current) else { throw .mismatch }
    let hasArguments = !at(.Any) && !isWildcard(current)
    take()
    if current.kind == .colonColon { throw .unsupported }
    if hasArguments, at(prefix: UInt8(ascii: "<")) { try parseGenericArguments() }
    builder.wrap(.identifierType, from: first)
  }

  private mutating func parseTypeSuffixes(
    from first: Int, _ allowsMembers: Bool, _ isAttribute: Bool
  ) throws(ParseDoubt) {
    while true {
      if current.kind == .period {
        let next = next
        let isMetatype = next.hash == Self.metatype || next.hash == Self.protocolMetatype
        guard allowsMembers || isMetatype else { return }
        take()
        guard isAtTouchingName else { throw .mismatch }
        take()
        if !isMetatype, at(prefix: UInt8(ascii: "<")) { try parseGenericArguments() }
        builder.wrap(isMetatype ? .metatypeType : .memberType, from: first)
      } else if !isAttribute, current.kind == .postfixMark, !current.isFirstOnLine {
        let isOptional = isSign(UInt8(ascii: "?"), current)
        take()
        builder.wrap(isOptional ? .optionalType : .implicitlyUnwrappedOptionalType, from: first)
      } else {
        return
      }
    }
  }

  private static let metatype = WordHash("Type")
  private static let protocolMetatype = WordHash("Protocol")

  // MARK: Brackets

  private mutating func parseCollectionType() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    if current.kind == .number { throw .unsupported }
    try parseType()
    if at(Self.of) { throw .unsupported }
    let isDictionary = take(if: .colon)
    if isDictionary { try parseType() }
    try expect(.rightSquare)
    builder.wrap(isDictionary ? .dictionaryType : .arrayType, from: first)
  }

  private mutating func parseTupleType() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseList(.tupleTypeElementList, of: .tupleTypeElement, until: .rightParen) { (parser) throws(ParseDoubt) in
      try parser.parseElementNames()
      try parser.parseType()
      parser.takeEllipsis()
    }
    try expect(.rightParen)
    builder.wrap(.tupleType, from: first)
  }

  /// The names before the type of an element, with their colon.
  private mutating func parseElementNames() throws(ParseDoubt) {
    guard isLabel(current) else { return }
    if next.kind == .colon {
      take()
      return take()
    }
    guard hasTwoNames else { return }
    take()
    take()
    take()
  }

  /// Adds the dots of a variadic parameter.
  mutating func takeEllipsis() {
    guard current.isOperator, current.end - current.start == 3 else { return }
    if (current.start..<current.end).allSatisfy({ lexer.byte(at: $0) == UInt8(ascii: ".") }) { take() }
  }

  // MARK: Functions

  /// Effects behind parameters, if there are any.
  mutating func parseEffects(_ kind: SyntaxKind) throws(ParseDoubt) {
    let first = builder.pendingCount
    if at(.async) || at(.reasync) { take() }
    try parseThrowsClause(includingRethrows: true)
    if current.isEffect { throw .mismatch }
    builder.wrap(kind, from: first)
  }

  /// `throwsClause`, if there is one.
  mutating func parseThrowsClause(includingRethrows: Bool = false) throws(ParseDoubt) {
    let first = builder.pendingCount
    guard at(.throws) || includingRethrows && at(.rethrows) else { return }
    let isThrows = at(.throws)
    take()
    if isThrows, current.kind == .leftParen {
      take()
      try parseType()
      try expect(.rightParen)
    }
    builder.wrap(.throwsClause, from: first)
  }

  /// `returnClause`
  mutating func parseReturnClause() throws(ParseDoubt) {
    let first = builder.pendingCount
    try expect(.arrow)
    // An effect at the wrong place.
    if current.isEffect || at(.await) || at(.try) { throw .mismatch }
    if at(prefix: UInt8(ascii: "<")) { throw .unsupported }
    try parseType()
    builder.wrap(.returnClause, from: first)
  }
}
