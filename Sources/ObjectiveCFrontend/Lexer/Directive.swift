import SourceModel

/// What a preprocessor line says.
enum Directive {
  /// `#if`, `#ifdef`, `#ifndef`; nil for a condition that always holds here: an include guard, `__OBJC__`.
  case open(String?)
  /// `#elif` with its condition, or `#else`.
  case turn(String?)
  case close
  case definition(MacroDefinition)
  /// `#undef` with its name.
  case undefinition(Token)
  /// `#include` or `#import` of a file, and whether a front end is given such files.
  case inclusion(of: String, isRead: Bool)
  case other
}

/// `#define name body`.
struct MacroDefinition {
  var name: Token
  /// The parameters' byte offsets; nil without parentheses.
  var parameters: (start: Int, end: Int)?
  /// The body, where it is one word that may name a type.
  var aliased: Token?
  /// Byte offset behind the name and its parameters.
  var bodyStart: Int
  var bodyEnd: Int
  /// Whether a word is in the body, and whether a number sign.
  var holdsWord = false
  var pastes = false
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
    case .import, .include: return readInclude()
    case .pragma, .error, .warning: position = endOfLogicalLine(from: position)
    default: return readOther(token)
    }
    return .other
  }

  private mutating func readOther(_ word: Token) -> Directive {
    let name = next()
    finishDirective(name)
    return name.kind == .word && text(of: word, is: "undef") ? .undefinition(name) : .other
  }

  private mutating func finishDirective(_ first: Token) {
    var token = first
    while token.kind != .lineEnd, token.kind != .end { token = next() }
  }

  private mutating func readInclude() -> Directive {
    let first = next()
    var end = first.end - 1
    switch first.kind {
    case .less:
      skipHeaderName()
      end = position
    case .string: break
    default:
      finishDirective(first)
      return .other
    }
    finishDirective(next())
    let name = text(from: first.start + 1, to: end)
    return .inclusion(of: name, isRead: isRead(name, isQuoted: first.kind == .string))
  }

  /// Whether a front end, or nobody, is to be given the file. The headers of C++ need no extension.
  private func isRead(_ name: String, isQuoted: Bool) -> Bool {
    let parts = (name.split(separator: "/").last ?? "").split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return !isQuoted }
    let read = ObjectiveCFrontend.fileExtensions + ObjectiveCFrontend.includedExtensions
    return read.contains(String(last))
  }

  private mutating func skipHeaderName() {
    while position < count, byte(at: position) != UInt8(ascii: ">"), classes[Int(byte(at: position))] != .newline {
      position += 1
    }
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
    let parameters = readParameters()
    let first = next()
    var definition = MacroDefinition(name: name, parameters: parameters, bodyStart: first.start, bodyEnd: first.start)
    var (token, count) = (first, 0)
    while token.kind != .lineEnd, token.kind != .end {
      if token.kind == .word { definition.holdsWord = true }
      if byte(at: token.start) == UInt8(ascii: "#") { definition.pastes = true }
      definition.bodyEnd = token.end
      count += 1
      token = next()
    }
    let isOneWord = first.kind == .word && count == 1
    if parameters == nil, isOneWord, !first.keyword.isPlainC { definition.aliased = first }
    return .definition(definition)
  }

  /// The offsets behind the parenthesis that stands right behind a macro's name, and of the one that closes it.
  private mutating func readParameters() -> (start: Int, end: Int)? {
    guard byte(at: position) == UInt8(ascii: "(") else { return nil }
    let start = next().end
    while true {
      let before = self
      let token = next()
      switch token.kind {
      case .rightParen: return (start, token.start)
      case .lineEnd, .end:
        self = before
        return (start, token.start)
      default: break
      }
    }
  }
}
