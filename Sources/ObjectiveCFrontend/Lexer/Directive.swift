import SourceModel

/// What a preprocessor line says.
enum Directive {
  /// `#if`, `#ifdef`, `#ifndef`; nil for a condition that always holds here: an include guard, `__OBJC__`.
  case open(String?)
  /// `#elif` with its condition, or `#else`.
  case turn(String?)
  case close
  case definition(MacroDefinition)
  case other
}

/// `#define name body`.
struct MacroDefinition {
  var name: Token
  /// The body, where it is one word that may name a type.
  var aliased: Token?
  /// Byte offset behind the name and its parameters.
  var bodyStart: Int
}

extension Lexer {
  /// Reads a preprocessor line behind its number sign, up to the line break. All words are noted but those of comments
  /// and header names.
  mutating func readDirective(_ spelling: inout SpellingBuilder, isFirstInFile: Bool) -> Directive {
    isInDirective = true
    defer { isInDirective = false }
    let token = next()
    guard token.kind == .word else {
      finishDirective(token)
      return .other
    }
    switch token.keyword {
    case .if, .elif:
      let condition = readCondition(&spelling)
      let isObjectiveC = token.keyword == .if && condition == "__OBJC__"
      return token.keyword == .if ? .open(isObjectiveC ? nil : condition) : .turn(condition)
    case .ifdef, .elifdef, .ifndef, .elifndef: return readDefinedness(token.keyword, isFirstInFile)
    case .else, .endif:
      finishDirective(next())
      return token.keyword == .else ? .turn(nil) : .close
    case .define: return readDefinition()
    case .import, .include: skipHeaderName()
    case .pragma, .error, .warning: position = endOfLogicalLine(from: position)
    default: finishDirective(next())
    }
    return .other
  }

  private mutating func finishDirective(_ first: Token) {
    var token = first
    while token.kind != .lineEnd, token.kind != .end { token = next() }
  }

  private mutating func skipHeaderName() {
    let first = next()
    guard first.kind == .less else { return finishDirective(first) }
    while position < count, byte(at: position) != UInt8(ascii: ">"), classes[Int(byte(at: position))] != .newline {
      position += 1
    }
    finishDirective(next())
  }

  /// `#ifdef X` is `defined(X)`, `#ifndef X` is `!defined(X)`.
  private mutating func readDefinedness(_ keyword: Keyword, _ isFirstInFile: Bool) -> Directive {
    let name = next()
    guard name.kind == .word else {
      finishDirective(name)
      return keyword == .ifdef || keyword == .ifndef ? .open("") : .turn("")
    }
    finishDirective(next())
    let isNegated = keyword == .ifndef || keyword == .elifndef
    let condition = "\(isNegated ? "!" : "")defined(\(text(of: name)))"
    guard keyword == .ifdef || keyword == .ifndef else { return .turn(condition) }
    if keyword == .ifdef, name.keyword == .objectiveC { return .open(nil) }
    if keyword == .ifndef, isFirstInFile, isGuarded(by: name) { return .open(nil) }
    return .open(condition)
  }

  /// Whether the next line defines the name whose absence a file's first line asks for.
  private func isGuarded(by name: Token) -> Bool {
    var copy = self
    copy.isInDirective = false
    guard copy.next().kind == .pound else { return false }
    copy.isInDirective = true
    guard copy.next().keyword == .define else { return false }
    let defined = copy.next()
    return defined.kind == .word && text(of: defined) == text(of: name)
  }

  private mutating func readCondition(_ spelling: inout SpellingBuilder) -> String {
    spelling.begin(at: position)
    var token = next()
    while token.kind != .lineEnd, token.kind != .end {
      if token.keyword == .defined {
        token = readDefined(token, &spelling)
        continue
      }
      let isBinary = token.kind == .equals || token.kind == .less || token.kind == .greater || isBinarySign(token)
      spelling.append(from: token.start, to: token.end, spaced: isBinary)
      token = next()
    }
    return spelling.string()
  }

  /// `defined X` is spelled `defined(X)`. Returns the token behind the word or the name.
  private mutating func readDefined(_ token: Token, _ spelling: inout SpellingBuilder) -> Token {
    spelling.append(from: token.start, to: token.end)
    let name = next()
    guard name.kind == .word else { return name }
    spelling.append(verbatim: "(")
    spelling.append(from: name.start, to: name.end)
    spelling.append(verbatim: ")")
    return next()
  }

  private func isBinarySign(_ token: Token) -> Bool {
    token.kind == .sign && token.end - token.start == 2
  }

  private mutating func readDefinition() -> Directive {
    let name = next()
    guard name.kind == .word else {
      finishDirective(name)
      return .other
    }
    let hasParameters = byte(at: position) == UInt8(ascii: "(")
    var token = next()
    if hasParameters {
      while token.kind != .rightParen, token.kind != .lineEnd, token.kind != .end { token = next() }
      if token.kind == .rightParen { token = next() }
    }
    var definition = MacroDefinition(name: name, bodyStart: token.start)
    let first = token
    if token.kind != .lineEnd, token.kind != .end { token = next() }
    let isOneWord = first.kind == .word && (token.kind == .lineEnd || token.kind == .end)
    if !hasParameters, isOneWord, !first.keyword.isPlainC { definition.aliased = first }
    finishDirective(token)
    return .definition(definition)
  }
}
