extension SwiftSkimmer {
  /// How a string literal is written, which decides how it ends.
  struct Quote: Equatable {
    var mark = UInt8(ascii: "\"")
    var isMultiline = false
    /// Number signs before and after it.
    var pounds = 0
  }
}

extension SwiftSkimmer.Lexer {
  typealias Quote = SwiftSkimmer.Quote

  mutating func lexString(_ isFirstOnLine: Bool) -> Token {
    let start = position
    let quote = openQuote(at: start, pounds: 0)
    position = start + (quote.isMultiline ? 3 : 1)
    return lexStringBody(quote, from: start, isFirstOnLine)
  }

  /// Lexes what begins with `#`: a string, a regular expression, a directive or the sign alone.
  mutating func lexPound(_ isFirstOnLine: Bool) -> Token {
    let start = position
    var pounds = 1
    while byte(at: start + pounds) == UInt8(ascii: "#") { pounds += 1 }
    if start == 0, byte(at: 1) == UInt8(ascii: "!") {
      position = endOfLine(from: 2)
      return token(.other, from: 0, trail: [.completes, .startsStatement], isFirstOnLine)
    }
    if byte(at: start + pounds) == UInt8(ascii: "\"") {
      let quote = openQuote(at: start + pounds, pounds: pounds)
      position = start + pounds + (quote.isMultiline ? 3 : 1)
      return lexStringBody(quote, from: start, isFirstOnLine)
    }
    return lexPoundRegex(pounds: pounds, isFirstOnLine) ?? lexDirective(isFirstOnLine)
  }

  private mutating func lexDirective(_ isFirstOnLine: Bool) -> Token {
    var end = position + 1
    while classes[Int(byte(at: end))] == .letter { end += 1 }
    let length = end - position
    // The letters behind the sign, the first one in the lowest byte.
    let letters = load(at: position + 1) & (length > 8 ? .max : (1 << UInt64(8 * (length - 1))) - 1)
    switch (length, letters) {
    case (3, 0x6669): return single(.poundIf, length: 3, trail: .expectsOperand, isFirstOnLine)
    case (5, 0x6573_6C65): return single(.poundElse, length: 5, trail: [.expectsOperand, .completes], isFirstOnLine)
    case (7, 0x6669_6573_6C65): return single(.poundElseif, length: 7, trail: .expectsOperand, isFirstOnLine)
    case (6, 0x6669_646E_65):
      return single(.poundEndif, length: 6, trail: [.expectsOperand, .completes], isFirstOnLine)
    default: return single(.pound, trail: .expectsName, isFirstOnLine)
    }
  }

  /// What kind of string the quote at `offset` opens.
  private func openQuote(at offset: Int, pounds: Int) -> Quote {
    let mark = byte(at: offset)
    var quote = Quote(mark: mark, isMultiline: false, pounds: pounds)
    guard mark == UInt8(ascii: "\""), byte(at: offset + 1) == mark, byte(at: offset + 2) == mark else { return quote }
    quote.isMultiline = pounds == 0 || !closesOnLine(from: offset + 3, pounds: pounds)
    return quote
  }

  /// Whether `"` or nothing and `pounds` number signs follow on the line, so that `#"""#` is a string of one quote.
  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var offset = start
    while offset < count, !isNewline(at: offset) {
      if byte(at: offset) == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    for index in 0..<pounds where byte(at: offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Lexes from the current position, which is inside a string, to the string's end or to an interpolation.
  mutating func lexStringBody(_ quote: Quote, from start: Int, _ isFirstOnLine: Bool) -> Token {
    self.quote = quote
    let kind = scanString(quote)
    let trail: Trail = kind == .interpolation ? [.expectsOperand, .opensArgument] : .completes
    return token(kind, from: start, trail: trail, isFirstOnLine)
  }

  private mutating func scanString(_ quote: Quote) -> Token.Kind {
    while position < count {
      let current = byte(at: position)
      if current == UInt8(ascii: "\\") {
        let escape = position + 1 + quote.pounds
        guard hasPounds(quote.pounds, at: position + 1) else {
          position += 1
          continue
        }
        if byte(at: escape) == UInt8(ascii: "(") {
          position = escape + 1
          return .interpolation
        }
        position = !quote.isMultiline && isNewline(at: escape) ? escape : escape + 1
      } else if current == quote.mark, let end = endOfString(quote) {
        position = end
        return .string
      } else if !quote.isMultiline, current == 0x0A || current == 0x0D {
        isBroken = true
        return .string
      } else {
        position += 1
      }
    }
    position = count
    isBroken = true
    return .string
  }

  private func endOfString(_ quote: Quote) -> Int? {
    var end = position + 1
    if quote.isMultiline {
      guard byte(at: end) == quote.mark, byte(at: end + 1) == quote.mark else { return nil }
      end += 2
    }
    guard hasPounds(quote.pounds, at: end) else { return nil }
    return min(end + quote.pounds, count)
  }
}
