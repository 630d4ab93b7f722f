import SourceModel

/// Tells code from comments and literals, also where they are unfinished. Linear in the offset asked for.
struct CodeScanner {
  private(set) var gaps = CodeGaps()
  /// What the place before the byte at the target belongs to.
  private(set) var place = CodeGaps.Place.code

  /// Reads everything before the byte at `target`.
  init(_ lexer: Lexer, upTo target: Int) {
    var lexer = lexer
    while place == .code, lexer.position < target { step(&lexer, target) }
  }

  private mutating func step(_ lexer: inout Lexer, _ target: Int) {
    let start = lexer.position
    lexer.isBroken = false
    switch lexer.classes[Int(lexer.byte(at: start))] {
    case .blank, .newline, .zero: lexer.position += 1
    case .slash where lexer.skipComment(): take(commentFrom: start, lexer, target)
    default:
      let token = lexer.next()
      if token.kind == .string || token.kind == .character { take(token, lexer, target) }
    }
  }

  /// The end of a line, before its break, still belongs to the comment.
  private mutating func take(commentFrom start: Int, _ lexer: Lexer, _ target: Int) {
    let isLine = lexer.byte(at: start + 1) == UInt8(ascii: "/")
    let isOpen = isLine || lexer.isBroken && lexer.position == lexer.count
    if target < lexer.position || isOpen && target == lexer.position { place = .other }
    gaps.append(.comment, start..<lexer.position)
  }

  private mutating func take(_ token: Token, _ lexer: Lexer, _ target: Int) {
    let quote = lexer.text(from: token.start, to: token.end).utf8.first { $0 != UInt8(ascii: "@") }
    let isClosed = token.end - token.start > 1 && lexer.byte(at: token.end - 1) == quote && !lexer.isBroken
    guard target < token.end || target == token.end && !isClosed else {
      return gaps.append(.literal, token.start..<token.end)
    }
    place = content(of: token, lexer, isClosed: isClosed, target) ?? .other
  }

  /// nil for what is no plain `"…"` or `@"…"`.
  private func content(of token: Token, _ lexer: Lexer, isClosed: Bool, _ target: Int) -> CodeGaps.Place? {
    let start = lexer.byte(at: token.start) == UInt8(ascii: "@") ? token.start + 1 : token.start
    guard lexer.byte(at: start) == UInt8(ascii: "\""), target > start else { return nil }
    let end = isClosed ? token.end - 1 : target
    guard !(start..<end).contains(where: { lexer.byte(at: $0) == UInt8(ascii: "\\") }) else { return nil }
    return .literal(start: token.start, content: (start + 1)..<end)
  }
}
