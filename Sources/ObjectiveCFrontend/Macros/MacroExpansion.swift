import SourceModel

/// A file with the tree's own macros replaced by what they stand for, and the way back.
struct MacroExpansion {
  /// nil where the file uses none of the macros, or where their bodies come to too much.
  private(set) var result: (text: SourceText, map: SourceMap)?
  /// The macros that the file names outside definitions.
  private(set) var used: Set<String> = []
  /// Those of them of which a use is left as it stands.
  private(set) var unread: Set<String> = []

  init(_ text: SourceText, _ macros: [String: Macro]) {
    guard !macros.isEmpty else { return }
    let writer = text.withBytes { bytes in
      Lexer.withLexer(bytes, notes: nil) { lexer in
        var writer = ExpansionWriter(lexer, macros)
        let isWhole = writer.write()
        return (writer, isWhole)
      }
    }
    guard let (writer, isWhole) = writer else { return }
    (used, unread) = (writer.used, writer.unread)
    if isWhole { result = (SourceText(writer.bytes), writer.map) }
  }
}

/// Copies a file, and puts bodies where macros are used.
private struct ExpansionWriter {
  private var lexer: Lexer
  private var directive: SpellingBuilder
  private let macros: [String: Macro]
  private let names: Set<WordHash>
  private var substitution: MacroSubstitution
  private(set) var bytes: [UInt8] = []
  private(set) var map = SourceMap()
  private(set) var used: Set<String> = []
  private(set) var unread: Set<String> = []
  /// How far the file is copied.
  private var copied = 0

  init(_ lexer: Lexer, _ macros: [String: Macro]) {
    (self.lexer, self.macros) = (lexer, macros)
    directive = SpellingBuilder(lexer.base)
    names = Set(macros.keys.map { WordHash($0) })
    substitution = MacroSubstitution(macros)
  }

  private static let mostBytes = 1 << 22

  /// False where nothing is replaced, or too much.
  mutating func write() -> Bool {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        guard copied > 0, bytes.count < Self.mostBytes, !substitution.isExhausted else { return false }
        copy(to: lexer.count)
        return true
      case .pound: _ = lexer.readDirective(&directive, isFirstInFile: false)
      case .word: replace(token)
      default: break
      }
    }
  }

  private mutating func replace(_ name: Token) {
    guard names.contains(lexer.hash(of: name)), let macro = macros[lexer.text(of: name)] else { return }
    used.insert(macro.name)
    guard bytes.count < Self.mostBytes, !substitution.isExhausted, let use = use(of: macro, name),
      let body = substitution.expanded(use.lexemes), let last = use.lexemes.last?.origin
    else {
      unread.insert(macro.name)
      return
    }
    // A macro that is handed on without arguments, say.
    for lexeme in body where lexeme.kind == .word && macros[lexeme.text] != nil { unread.insert(lexeme.text) }
    copy(to: name.start)
    bytes.append(0x20)
    let whole = name.start..<last.upperBound
    for lexeme in body {
      map.append(SourceMap.Piece(start: bytes.count, origin: lexeme.origin ?? whole, isCopy: false))
      bytes += lexeme.text.utf8
      bytes.append(0x20)
    }
    (lexer, copied) = (use.rest, whole.upperBound)
  }

  private mutating func copy(to end: Int) {
    map.append(SourceMap.Piece(start: bytes.count, origin: copied..<end, isCopy: true))
    bytes += UnsafeBufferPointer(start: lexer.base + copied, count: end - copied)
    copied = end
  }

  private static let longestUse = 4096

  /// The tokens of a use and the lexer behind it; nil where a name that takes arguments has none.
  private func use(of macro: Macro, _ name: Token) -> (lexemes: [Lexeme], rest: Lexer)? {
    var rest = lexer
    var lexemes = [lexeme(name)]
    guard macro.parameters != nil else { return (lexemes, rest) }
    var depth = 0
    repeat {
      let token = rest.next()
      // The lines of the preprocessor in an argument leave its meaning open.
      guard token.kind != .end, token.kind != .pound, lexemes.count < Self.longestUse else { return nil }
      guard depth > 0 || token.kind == .leftParen else { return nil }
      if token.kind == .leftParen { depth += 1 }
      if token.kind == .rightParen { depth -= 1 }
      lexemes.append(lexeme(token))
    } while depth > 0
    return (lexemes, rest)
  }

  private func lexeme(_ token: Token) -> Lexeme {
    Lexeme(text: lexer.text(of: token), kind: token.kind, origin: token.start..<token.end)
  }
}
