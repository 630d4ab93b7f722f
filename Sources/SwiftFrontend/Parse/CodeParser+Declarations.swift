import SourceModel
import SwiftSyntax

/// Which declaration begins, and what types are made of.
extension CodeParser {
  /// Whether a declaration begins with the current token.
  var startsDeclaration: Bool { startsDeclaration(current, before: lexer) }

  /// Whether one begins with a token behind which a lexer stands (`atStartOfDeclaration` in SwiftParser).
  func startsDeclaration(_ first: Token, before lexer: SwiftSkimmer.Lexer) -> Bool {
    if first.kind == .at { return true }
    guard first.kind == .word, first.word != .none else { return false }
    var (copy, token) = (lexer, first)
    while token.kind == .word, token.word.isModifier {
      let mayHaveDetail = token.word.mayHaveDetail
      token = copy.next()
      guard mayHaveDetail, token.kind == .leftParen else { continue }
      while token.kind != .rightParen, !token.endsText { token = copy.next() }
      token = copy.next()
    }
    guard token.kind == .word else { return false }
    switch token.word {
    case .class, .struct, .enum, .protocol, .extension, .typealias, .func, .var, .let, .`init`, .deinit, .subscript,
      .import, .associatedtype, .operator, .precedencegroup:
      return true
    case .actor, .macro:
      let name = copy.next()
      return isIdentifier(name)
    default: return false
    }
  }

  /// A declaration with its attributes and modifiers.
  mutating func parseDeclaration(isMember: Bool) throws(ParseDoubt) {
    let first = builder.pendingCount
    try enter()
    try parseAttributes()
    try parseModifiers()
    if current.kind == .pound, isMember || builder.pendingCount > first {
      try parseMacro(.macroExpansionDecl, from: first, .basic, .none)
    } else {
      if at(.case), !isMember { throw .mismatch }
      try parseKeyword(from: first)
    }
    leave()
  }

  private mutating func parseKeyword(from first: Int) throws(ParseDoubt) {
    guard current.kind == .word else { throw .mismatch }
    switch current.word {
    case .class: try parseNominal(.classDecl, from: first)
    case .struct: try parseNominal(.structDecl, from: first)
    case .enum: try parseNominal(.enumDecl, from: first)
    case .actor: try parseNominal(.actorDecl, from: first)
    case .protocol: try parseNominal(.protocolDecl, from: first)
    case .extension: try parseExtension(from: first)
    case .typealias: try parseAlias(from: first)
    case .associatedtype: try parseAssociatedType(from: first)
    case .func: try parseFunction(from: first)
    case .`init`: try parseInitializerDeclaration(from: first)
    case .deinit: try parseDeinitializer(from: first)
    case .subscript: try parseSubscript(from: first)
    case .var, .let: try parseVariable(from: first)
    case .case: try parseEnumCases(from: first)
    case .import: try parseImport(from: first)
    default: throw .unsupported
    }
  }

  // MARK: Types

  private mutating func parseNominal(_ kind: SyntaxKind, from first: Int) throws(ParseDoubt) {
    take()
    try expectIdentifier()
    if kind == .protocolDecl { try parsePrimaryAssociatedTypes() } else { try parseGenericParameters() }
    try parseInheritance()
    try parseGenericWhere()
    try parseBody()
    builder.wrap(kind, from: first)
  }

  private mutating func parseExtension(from first: Int) throws(ParseDoubt) {
    take()
    try parseType()
    try parseInheritance()
    try parseGenericWhere()
    try parseBody()
    builder.wrap(.extensionDecl, from: first)
  }

  /// `inheritanceClause`, if there is one.
  private mutating func parseInheritance() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .colon) else { return }
    try parseList(.inheritedTypeList, of: .inheritedType) { (parser) throws(ParseDoubt) in
      try parser.parseInheritedType()
    }
    builder.wrap(.inheritanceClause, from: first)
  }

  private mutating func parseInheritedType() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard take(if: .class) else { return try parseType() }
    builder.wrap(.classRestrictionType, from: first)
  }

  /// `memberBlock`
  private mutating func parseBody() throws(ParseDoubt) {
    let first = builder.pendingCount
    try expect(.leftBrace)
    try parseMembers()
    try expect(.rightBrace)
    builder.wrap(.memberBlock, from: first)
  }

  /// `memberBlockItemList`, up to the end of the body or of the arm of an `#if`.
  mutating func parseMembers() throws(ParseDoubt) {
    let first = builder.pendingCount
    var isSeparated = true
    while !current.endsList {
      guard isSeparated || current.isFirstOnLine else { throw .mismatch }
      let item = builder.pendingCount
      if current.kind == .poundIf {
        try parseDirective(.members)
        isSeparated = false
      } else {
        try parseDeclaration(isMember: true)
        isSeparated = take(if: .semicolon)
        if current.kind == .semicolon { throw .unsupported }
      }
      builder.wrap(.memberBlockItem, from: item)
    }
    builder.wrap(.memberBlockItemList, from: first)
  }

  private mutating func parseAlias(from first: Int) throws(ParseDoubt) {
    take()
    try expectIdentifier()
    try parseGenericParameters()
    try parseTypeInitializer()
    try parseGenericWhere()
    builder.wrap(.typeAliasDecl, from: first)
  }

  private mutating func parseAssociatedType(from first: Int) throws(ParseDoubt) {
    take()
    try expectIdentifier()
    try parseInheritance()
    if current.kind == .equal { try parseTypeInitializer() }
    try parseGenericWhere()
    builder.wrap(.associatedTypeDecl, from: first)
  }

  private mutating func parseTypeInitializer() throws(ParseDoubt) {
    let first = builder.pendingCount
    try takeEqual()
    try parseType()
    builder.wrap(.typeInitializerClause, from: first)
  }

  private mutating func parseImport(from first: Int) throws(ParseDoubt) {
    take()
    switch current.kind == .word ? current.word : .none {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: take()
    default: break
    }
    let path = builder.pendingCount
    var goesOn = true
    while goesOn {
      let component = builder.pendingCount
      guard isIdentifier(current), component == path || current.start == previousEnd else { throw .unsupported }
      take()
      if current.kind == .period, current.start > previousEnd { throw .unsupported }
      goesOn = take(if: .period)
      builder.wrap(.importPathComponent, from: component)
    }
    if current.kind == .colonColon { throw .unsupported }
    builder.wrap(.importPathComponentList, from: path)
    builder.wrap(.importDecl, from: first)
  }

  // MARK: Modifiers

  /// `declModifierList`, if there is any.
  private mutating func parseModifiers() throws(ParseDoubt) {
    let first = builder.pendingCount
    while current.kind == .word, current.word.isModifier || at(.class) {
      if at(.class), !isModifier { break }
      if at(.rethrows) { break }
      if at(.sending) { throw .unsupported }
      try parseModifier()
    }
    builder.wrap(.declModifierList, from: first)
  }

  private mutating func parseModifier() throws(ParseDoubt) {
    let first = builder.pendingCount
    let word = current.word
    take()
    let detail = builder.pendingCount
    if word.mayHaveDetail || word == .open, take(if: .leftParen) {
      guard mayBeDetail(of: word) else { throw .unsupported }
      take()
      try expect(.rightParen)
      builder.wrap(.declModifierDetail, from: detail)
    }
    builder.wrap(.declModifier, from: first)
  }

  private static let set = WordHash("set")

  private func mayBeDetail(of modifier: Word) -> Bool {
    switch modifier {
    case .unowned: at(Self.safe) || at(Self.unsafe)
    case .nonisolated: at(Self.unsafe)
    default: at(Self.set)
    }
  }

  /// Whether the `class` here says that a member belongs to the type.
  private var isModifier: Bool {
    var copy = lexer
    var token = copy.next()
    while token.kind == .word, token.word.isModifier { token = copy.next() }
    guard token.kind == .word else { return false }
    switch token.word {
    case .func, .var, .let, .subscript, .`init`, .class, .struct, .enum, .typealias, .extension, .protocol: return true
    default: return false
    }
  }
}

extension SwiftSkimmer.Word {
  /// Whether parentheses behind the modifier belong to it; after `open` they may be those of a call.
  fileprivate var mayHaveDetail: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .nonisolated, .unowned: true
    default: false
    }
  }
}
