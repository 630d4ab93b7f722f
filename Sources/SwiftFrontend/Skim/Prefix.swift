import SourceModel

extension SwiftSkimmer {
  /// What stands before the introducer of a declaration: its attributes and modifiers.
  struct Prefix {
    var attributes = TypeHead.Attributes()
    var foreignName: String?
    /// The first one, if any.
    var access: TypeHead.Access?
    var isEmpty = true
    /// True before a member of the type itself: behind `static` or `class`.
    var isOfType = false
    /// True if an attribute may be a macro that declares other members.
    var hasMemberMacro = false
    var mark: InterfaceMark?
    /// True if an attribute or a modifier may show a member to Objective-C.
    var mayExpose = false
  }
}

extension SwiftSkimmer.Skimmer {
  typealias Prefix = SwiftSkimmer.Prefix

  /// Reads attributes and modifiers, and the head behind them, if a type's introducer follows.
  ///
  /// Begins with `first`, or with the next token; ends before the first token that belongs to no prefix.
  mutating func readPrefix(_ first: Token?, _ start: Prefix) {
    var prefix = start
    var before = lexer
    var token = first ?? lexer.next()
    while true {
      if token.kind == .at {
        guard readAttribute(&prefix) else { return }
      } else if token.kind == .word, token.word.isModifier, !token.before.contains(.expectsName) {
        readModifier(token, &prefix)
      } else if takesDirective(token) {
        // Directives between attributes belong to no declaration of their own.
      } else if token.word == .class, token.kind == .word, isModifier(token) {
        notes.note(token.hash)
        prefix.isOfType = true
      } else if token.kind == .word, let kind = introducedKind(token) {
        notes.note(token.hash)
        return readHead(kind, prefix)
      } else {
        break
      }
      prefix.isEmpty = false
      before = lexer
      token = lexer.next()
    }
    if first == nil || !prefix.isEmpty {
      lexer = before
      if survey != nil { pending = (prefix, token.start) }
    }
  }

  /// `#if` between the attributes of one declaration is read on the way, and any other ends the prefix.
  private mutating func takesDirective(_ token: Token) -> Bool {
    switch token.kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif:
      takeDirective(token)
      return true
    default: return false
    }
  }

  private func introducedKind(_ token: Token) -> TypeHead.Kind? {
    guard !token.before.contains(.expectsName) else { return nil }
    var ahead = lexer
    let next = ahead.next()
    switch token.word {
    case .extension: return .extension
    case .actor where next.isIdentifier: return .actor
    case .class where next.isName: return .class
    case .struct where next.isName: return .struct
    case .enum where next.isName: return .enum
    case .protocol where next.isName: return .protocol
    case .typealias where next.isName: return .typealias
    default: return nil
    }
  }

  /// Whether `class` belongs to the member that follows it: another declaration begins right behind it.
  private func isModifier(_ token: Token) -> Bool {
    var ahead = lexer
    var next = ahead.next()
    if next.kind == .at { return true }
    if next.word == .override { return true }
    while next.kind == .word, next.word.isModifier { next = ahead.next() }
    switch next.word {
    case .class, .struct, .enum, .protocol, .extension, .typealias: return true
    case .actor, .macro: return ahead.next().isIdentifier
    default: return next.word.introducesMember
    }
  }

  private mutating func readModifier(_ token: Token, _ prefix: inout Prefix) {
    notes.note(token.hash)
    if prefix.access == nil { prefix.access = token.word.access }
    if token.word == .static { prefix.isOfType = true }
    if token.word == .dynamic || token.word == .override { prefix.mayExpose = true }
    skipDetail(token.word)
  }

  /// Skips `(set)`, `(unsafe)` and their like behind a modifier.
  private mutating func skipDetail(_ word: SwiftSkimmer.Word) {
    switch word {
    case .private, .fileprivate, .internal, .package, .public, .open, .nonisolated, .unowned: break
    default: return
    }
    guard lexer.byte(at: lexer.position) == UInt8(ascii: "(") || word != .open else { return }
    var ahead = lexer
    guard ahead.next().kind == .leftParen, ahead.next().kind == .word, ahead.next().kind == .rightParen else { return }
    lexer = ahead
  }

  /// Reads what follows an `@`; false if its arguments must be read first, which ends in another `readPrefix`.
  private mutating func readAttribute(_ prefix: inout Prefix) -> Bool {
    let name = readAttributeName()
    if !name.isBuiltIn {
      prefix.attributes.insert(.custom)
      if !BuiltInAttribute.hashesOfMembers.contains(name.hash) { prefix.hasMemberMacro = true }
      if !BuiltInAttribute.hashesOfPlainMembers.contains(name.hash) { prefix.mayExpose = true }
      if survey != nil, let mark = BuiltInAttribute.marks[name.hash] { prefix.mark = mark }
    }
    switch name.word {
    case .main, .uiApplicationMain, .nsApplicationMain: prefix.attributes.insert(.entryPoint)
    case .objc:
      prefix.attributes.insert(.objectiveC)
      prefix.mayExpose = true
    case .objcMembers: prefix.attributes.formUnion([.objectiveC, .objectiveCMembers])
    case .available: prefix.attributes.insert(.availability)
    default: break
    }
    guard lexer.byte(at: name.end) == UInt8(ascii: "(") else { return true }
    if name.word == .objc {
      prefix.foreignName = readForeignName()
      return true
    }
    _ = lexer.next()
    prefix.isEmpty = false
    prefixes.append(prefix)
    open(Frame(kind: .attribute))
    return false
  }

  /// The name behind an `@`, none where it is dotted, and where it and its generic arguments end.
  private mutating func readAttributeName() -> (word: SwiftSkimmer.Word, hash: WordHash, isBuiltIn: Bool, end: Int) {
    var ahead = lexer
    var token = ahead.next()
    var (word, hash) = (token.word, token.hash)
    var isBuiltIn = BuiltInAttribute.hashes.contains(token.hash)
    while token.kind == .word {
      notes.note(token.hash)
      lexer = ahead
      let separator = ahead.next().kind
      guard separator == .period || separator == .colonColon else { break }
      token = ahead.next()
      (word, hash, isBuiltIn) = (.none, WordHash(""), false)
    }
    if lexer.byte(at: lexer.position) == UInt8(ascii: "<") { return (word, WordHash(""), false, skipAngles()) }
    return (word, hash, isBuiltIn, lexer.position)
  }

  private mutating func skipAngles() -> Int {
    var reader = SwiftSkimmer.TokenReader(lexer)
    let start = lexer.position
    let end = skipBalanced(&reader)
    give(start..<end, to: nil)
    lexer = reader.rest
    return end
  }

  /// The text between the parentheses of `@objc(Name)`.
  private mutating func readForeignName() -> String? {
    _ = lexer.next()
    spelling.begin(at: lexer.position)
    while true {
      let before = lexer
      let token = lexer.next()
      switch token.kind {
      case .word, .colon, .colonColon:
        if token.kind == .word { noteForeign(token) }
        spelling.append(token)
      case .rightParen: return spelling.isEmpty ? nil : spelling.string()
      default:
        lexer = before
        open(Frame(kind: .paren))
        return nil
      }
    }
  }

  /// Any word of `@objc(…)` is noted as the name of a function, though only the first part of a selector is one.
  private func noteForeign(_ word: Token) {
    notes.note(word.hash)
    notes.note(function: word.hash)
  }
}
