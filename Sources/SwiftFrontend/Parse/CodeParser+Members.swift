import SourceModel
import SwiftSyntax

/// Functions, variables and cases. Attributes and modifiers begin at `first`.
extension CodeParser {
  mutating func parseFunction(from first: Int) throws(ParseDoubt) {
    take()
    if current.isOperator {
      if isSign(UInt8(ascii: "?"), current) { throw .mismatch }
      // `func <<T>(…)`: where the name ends is SwiftParser's business.
      if current.end - current.start > 1, lexer.byte(at: current.end - 1) == UInt8(ascii: "<") { throw .unsupported }
      take()
    } else {
      try expectIdentifier()
    }
    try parseRest(of: .functionDecl, from: first)
  }

  /// What stands behind the name of a function, or behind `init`.
  private mutating func parseRest(of kind: SyntaxKind, from first: Int) throws(ParseDoubt) {
    try parseGenericParameters()
    try parseSignature()
    try parseGenericWhere()
    try parseBodyIfPresent()
    builder.wrap(kind, from: first)
  }

  mutating func parseInitializerDeclaration(from first: Int) throws(ParseDoubt) {
    take()
    if current.kind == .postfixMark { take() }
    try parseRest(of: .initializerDecl, from: first)
  }

  mutating func parseDeinitializer(from first: Int) throws(ParseDoubt) {
    take()
    if current.isEffect { throw .unsupported }
    try parseBodyIfPresent()
    builder.wrap(.deinitializerDecl, from: first)
  }

  mutating func parseSubscript(from first: Int) throws(ParseDoubt) {
    take()
    try parseGenericParameters()
    try parseParameterClause()
    try parseReturnClause()
    try parseGenericWhere()
    if current.kind == .leftBrace { try parseAccessors() }
    builder.wrap(.subscriptDecl, from: first)
  }

  private mutating func parseBodyIfPresent() throws(ParseDoubt) {
    if current.kind == .leftBrace { return try parseBlock() }
    // SwiftParser takes a brace further on the line for the body.
    if current.kind == .semicolon { throw .unsupported }
  }

  /// `functionSignature`
  private mutating func parseSignature() throws(ParseDoubt) {
    let first = builder.pendingCount
    try parseParameterClause()
    try parseEffects(.functionEffectSpecifiers)
    if current.kind == .arrow { try parseReturnClause() }
    if current.isEffect { throw .mismatch }
    builder.wrap(.functionSignature, from: first)
  }

  /// `functionParameterClause`
  private mutating func parseParameterClause() throws(ParseDoubt) {
    let first = builder.pendingCount
    try expect(.leftParen)
    try parseList(.functionParameterList, of: .functionParameter, until: .rightParen) { (parser) throws(ParseDoubt) in
      try parser.parseParameter()
    }
    try expect(.rightParen)
    builder.wrap(.functionParameterClause, from: first)
  }

  private mutating func parseParameter() throws(ParseDoubt) {
    try parseAttributes()
    guard isLabel(current), !isDollar(current) else { throw .mismatch }
    if current.word.isTypeSpecifier || current.word == .isolated, next.kind != .colon, !hasTwoNames {
      throw .unsupported
    }
    take()
    if isLabel(current), !isDollar(current) { take() }
    try expect(.colon)
    try parseType()
    takeEllipsis()
    if current.kind == .equal { try parseInitializer() }
  }

  /// Whether the current token and the next one are names before a colon.
  var hasTwoNames: Bool {
    var copy = lexer
    return isLabel(copy.next()) && copy.next().kind == .colon
  }

  // MARK: Variables

  mutating func parseVariable(from first: Int) throws(ParseDoubt) {
    take()
    try parseList(.patternBindingList, of: .patternBinding) { (parser) throws(ParseDoubt) in try parser.parseBinding() }
    builder.wrap(.variableDecl, from: first)
  }

  private mutating func parseBinding() throws(ParseDoubt) {
    try parsePattern()
    try parseTypeAnnotation(isResult: true)
    let isInitialized = current.kind == .equal
    if isInitialized { try parseInitializer() }
    if startsAccessors(behindValue: isInitialized) { try parseAccessors() }
  }

  /// Whether accessors stand here. Behind a value on a line of their own only observers do.
  private func startsAccessors(behindValue: Bool) -> Bool {
    guard current.kind == .leftBrace else { return false }
    return !behindValue || !current.isFirstOnLine || startsObservers
  }

  // MARK: Accessors

  private static let accessorWords = Set(
    [
      "get", "set", "didSet", "willSet", "unsafeAddress", "addressWithOwner", "addressWithNativeOwner",
      "unsafeMutableAddress", "mutableAddressWithOwner", "mutableAddressWithNativeOwner", "_read", "read", "_modify",
      "modify", "init", "borrow", "mutate",
    ].map { WordHash($0) })
  private static let parameterizedWords = Set(["set", "willSet", "didSet"].map { WordHash($0) })
  /// Those of which SwiftParser's features do not decide whether they are accessors.
  private static let commonWords = Set(["get", "set", "didSet", "willSet", "_read", "_modify"].map { WordHash($0) })

  /// `accessorBlock`
  private mutating func parseAccessors() throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    try expect(.leftBrace)
    let accessors = builder.pendingCount
    var mayHaveBody = true
    while try startsAccessor() {
      let hasBody = try parseAccessor()
      // SwiftParser takes a brace on the line for the body of an accessor without one.
      if hasBody, !mayHaveBody { throw .unsupported }
      mayHaveBody = hasBody || current.isFirstOnLine
    }
    if builder.pendingCount > accessors {
      builder.wrap(.accessorDeclList, from: accessors)
    } else {
      try parseStatements()
    }
    try expect(.rightBrace)
    leave()
    builder.wrap(.accessorBlock, from: first)
  }

  private func startsAccessor() throws(ParseDoubt) -> Bool {
    var copy = lexer
    guard var token = tokenBehindAttributes(&copy) else { throw .unsupported }
    if token.word == .mutating || token.word == .nonmutating { token = copy.next() }
    guard token.kind == .word, !token.isQuoted, Self.accessorWords.contains(token.hash) else { return false }
    guard Self.commonWords.contains(token.hash) else { throw .unsupported }
    return true
  }

  /// The first token from the current one on that belongs to no attribute; nil where one does not end.
  private func tokenBehindAttributes(_ copy: inout SwiftSkimmer.Lexer) -> Token? {
    var token = current
    while token.kind == .at {
      token = copy.next()
      guard token.kind == .word else { return nil }
      token = copy.next()
      if token.kind == .period || token.isOperator { return nil }
      guard token.kind == .leftParen, !token.isFirstOnLine else { continue }
      guard let behind = tokenBehindBrackets(&copy) else { return nil }
      token = behind
    }
    return token
  }

  /// `accessorDecl`. True if it has a body.
  private mutating func parseAccessor() throws(ParseDoubt) -> Bool {
    let first = builder.pendingCount
    try parseAttributes()
    if at(.mutating) || at(.nonmutating) {
      let modifier = builder.pendingCount
      take()
      builder.wrap(.declModifier, from: modifier)
    }
    let isParameterized = Self.parameterizedWords.contains(current.hash)
    take()
    let parameters = builder.pendingCount
    if isParameterized, take(if: .leftParen) {
      try expectIdentifier()
      try expect(.rightParen)
      builder.wrap(.accessorParameters, from: parameters)
    }
    if isParameterized, current.isEffect { throw .unsupported }
    try parseEffects(.accessorEffectSpecifiers)
    let hasBody = current.kind == .leftBrace
    if hasBody { try parseBlock() }
    builder.wrap(.accessorDecl, from: first)
    return hasBody
  }

  // MARK: Enum cases

  mutating func parseEnumCases(from first: Int) throws(ParseDoubt) {
    take()
    try parseList(.enumCaseElementList, of: .enumCaseElement) { (parser) throws(ParseDoubt) in
      try parser.parseEnumCase()
    }
    builder.wrap(.enumCaseDecl, from: first)
  }

  private mutating func parseEnumCase() throws(ParseDoubt) {
    try expectIdentifier()
    if current.kind == .leftParen, !current.isFirstOnLine { try parseCaseParameters() }
    if current.kind == .equal { try parseInitializer() }
  }

  private mutating func parseCaseParameters() throws(ParseDoubt) {
    let first = builder.pendingCount
    take()
    try parseList(.enumCaseParameterList, of: .enumCaseParameter, until: .rightParen) { (parser) throws(ParseDoubt) in
      try parser.parseCaseParameterNames()
      try parser.parseType()
      if parser.current.kind == .equal { try parser.parseInitializer() }
    }
    try expect(.rightParen)
    builder.wrap(.enumCaseParameterClause, from: first)
  }

  private mutating func parseCaseParameterNames() throws(ParseDoubt) {
    guard isLabel(current), !isDollar(current) else { return }
    let next = next
    if next.kind == .colon {
      take()
      return take()
    }
    guard isLabel(next), !current.word.isTypeSpecifier || hasTwoNames else { return }
    take()
    take()
    try expect(.colon)
  }
}
