import SourceModel

/// One walk over a file: heads are read where their introducers stand, everything else is brackets.
struct Skimmer {
  private var reader: HeadReader
  private var brackets = BracketStack()
  /// The token before may open a brace that is no block: `extern "C" {`, `namespace A {`.
  private var opensLinkage = false

  init(_ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>, _ macros: [String: DeclaringMacro]) {
    reader = HeadReader(lexer, bytes, macros)
  }

  mutating func skim() -> Skim {
    while take(reader.state.lexer.next()) {}
    if brackets.isTooDeep { reader.report(.brackets) }
    var skim = Skim(
      heads: reader.heads,
      isUnbalanced: brackets.isUnbalanced || !brackets.isEmpty || reader.isUnfinished,
      excess: reader.excess)
    (skim.macros, skim.includesUnread, skim.imports) = (reader.macros, reader.includesUnread, reader.imports)
    return skim
  }

  /// Takes one token between heads; false at the end.
  @inline(__always)
  private mutating func take(_ token: Token) -> Bool {
    switch token.kind {
    case .word: if token.keyword != .none { takeKeyword(token) }
    case .end: return false
    case .leftParen: brackets.push(.paren)
    case .leftSquare: brackets.push(.square)
    case .leftBrace:
      brackets.push(opensLinkage && brackets.depth == 0 ? .linkage : .brace)
      forget()
    case .rightParen: brackets.pop(.paren)
    case .rightSquare: brackets.pop(.square)
    case .rightBrace:
      brackets.pop(.brace)
      forget()
    case .semicolon: forget()
    case .pound: takeDirective()
    case .atWord: takeAtWord(token)
    case .string: if brackets.depth == 0 { opensLinkage = true }
    default: break
    }
    if token.kind != .pound { reader.state.isFirstInFile = false }
    return true
  }

  /// What is said before a declaration ends with the one before.
  @inline(__always)
  private mutating func forget() {
    opensLinkage = false
    reader.swiftName = nil
  }

  private mutating func takeDirective() {
    if let definition = reader.takeDirective() { reader.addAlias(definition) }
    brackets.take(reader.takeTurns())
  }

  private mutating func takeKeyword(_ token: Token) {
    guard brackets.depth == 0 else { return }
    switch token.keyword {
    case .typedef: reader.readTypedef()
    case .namespace: opensLinkage = true
    case .attribute: reader.readAttribute()
    case _ where token.keyword.namesForSwift:
      reader.readSwiftName()
      reader.leave()
    case .declaringMacro: _ = reader.readDeclaringMacro(token)
    default: break
    }
    brackets.take(reader.takeTurns())
  }

  private mutating func takeAtWord(_ token: Token) {
    switch token.keyword {
    case .interface, .implementation, .end: brackets.reset()
    default: break
    }
    switch token.keyword {
    case .interface: _ = reader.readInterface()
    case .implementation: _ = reader.readImplementation()
    case .protocol:
      if reader.readProtocol() { brackets.reset() }
    case .import: reader.noteImportedModule()
    case .compatibilityAlias: reader.readCompatibilityAlias()
    default: break
    }
    brackets.take(reader.takeTurns())
    reader.swiftName = nil
  }
}
