import SourceModel

extension HeadReader {
  /// Reads `typedef A<…> *B;` of a class. The pointer is no part of the aliased type: in Objective-C a class stands for its
  /// objects only with one.
  mutating func readTypedef() {
    let begin = state
    var head = beginHead(.typealias)
    advance()
    while current.keyword == .const || isOwnership { advance() }
    guard current.kind == .word, !current.keyword.isPlainC, readAliased(&head), readAliasName(&head) else {
      state = begin
      return
    }
    leave()
    add(head)
  }

  private var isOwnership: Bool {
    guard current.kind == .word else { return false }
    switch spelled(current) {
    case "__strong", "__weak", "_Nonnull", "_Nullable", "__nonnull", "__nullable", "__kindof": return true
    default: return false
    }
  }

  private mutating func readAliased(_ head: inout TypeHead) -> Bool {
    spelling.begin(at: current.start)
    append()
    if current.kind == .leftParen { appendParenthesised() }
    if current.kind == .less { appendAngles() }
    head.aliased = spelling.spelling(&positions)
    while current.kind == .star || current.keyword == .const || isOwnership { advance() }
    return current.kind == .word && !current.keyword.isPlainC
  }

  /// Reads the name and what may stand behind it, up to the semicolon.
  private mutating func readAliasName(_ head: inout TypeHead) -> Bool {
    head.name = spell(current)
    advance()
    while current.kind == .word {
      if current.keyword.namesForSwift {
        readSwiftName()
        continue
      }
      advance()
      if current.kind == .leftParen { skipParenthesised() }
    }
    head.foreignName = takeSwiftName()
    return current.kind == .semicolon || current.kind == .comma
  }

  private mutating func skipParenthesised() {
    var depth = 0
    repeat {
      if current.kind == .leftParen { depth += 1 }
      if current.kind == .rightParen { depth -= 1 }
      advance()
    } while depth > 0 && !endsHead
  }

  /// Reads `__attribute__((…))` from its word: it may name a declaration for Swift.
  mutating func readAttribute() {
    advance()
    guard current.kind == .leftParen else { return leave() }
    var depth = 0
    repeat {
      if current.kind == .leftParen { depth += 1 }
      if current.kind == .rightParen { depth -= 1 }
      if current.keyword.namesForSwift { readSwiftName() } else { advance() }
    } while depth > 0 && !endsHead
    leave()
  }

  /// Reads `NS_SWIFT_NAME(X)` or `swift_name("X")` from its first word.
  mutating func readSwiftName() {
    advance()
    guard current.kind == .leftParen else { return }
    advance()
    spelling.begin(at: current.start)
    var depth = 1
    while !endsHead {
      if current.kind == .leftParen { depth += 1 }
      if current.kind == .rightParen { depth -= 1 }
      if depth == 0 { break }
      if current.kind == .string {
        spelling.append(from: current.start + 1, to: current.end - 1)
        advance()
      } else {
        append()
      }
    }
    if current.kind == .rightParen { advance() }
    swiftName = spelling.isEmpty ? nil : spelling.string()
  }

  /// Reads `@compatibility_alias B A`.
  mutating func readCompatibilityAlias() {
    var head = beginHead(.typealias)
    advance()
    guard current.kind == .word else { return leave() }
    head.name = spell(current)
    advance()
    guard current.kind == .word else { return leave() }
    head.aliased = spell(current)
    add(head)
  }

  /// The head of a macro that is another name.
  mutating func addAlias(_ definition: MacroDefinition) {
    guard let aliased = definition.aliased else { return }
    var head = beginHead(.typealias)
    head.name = spell(definition.name)
    head.aliased = spell(aliased)
    add(head)
  }

  /// Reads a use of a library's macro from its name; false if it is not one.
  mutating func readDeclaringMacro(_ name: Token) -> Bool {
    guard name.keyword == .declaringMacro, let macro = declaringMacros[state.lexer.text(of: name)] else { return false }
    let begin = state
    var head = beginHead(.extension)
    advance()
    guard current.kind == .leftParen, let arguments = readWords() else {
      state = begin
      return false
    }
    // In the order of the text.
    let place = spell(name)
    let spellings = arguments.map { spell($0) }
    func spelling(of part: DeclaringMacro.Part) -> Spelling? {
      switch part {
      case .argument(let index): spellings.indices.contains(index) ? spellings[index] : nil
      case .fixed(let text): Spelling(text: text, range: place.range)
      }
    }
    guard let extended = spelling(of: macro.extended), let inherited = spelling(of: macro.inherited) else {
      return true
    }
    (head.name, head.inherited) = (extended, [inherited])
    add(head)
    return true
  }

  /// The words between parentheses; nil if anything else stands there.
  private mutating func readWords() -> [Token]? {
    var words: [Token] = []
    repeat {
      advance()
      guard current.kind == .word else { return nil }
      words.append(current)
      advance()
    } while current.kind == .comma
    return current.kind == .rightParen ? words : nil
  }
}
