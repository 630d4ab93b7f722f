/// A string literal's value, and the byte offsets between its quotation marks; several literals in a row are one.
struct StringLiteral {
  let value: String
  let start: Int
  let end: Int

  private static let quote = UInt8(ascii: "\"")

  /// nil for a raw string, one that does not end, and one with an escape that C does not know.
  init?(_ lexer: Lexer, from start: Int, to end: Int) {
    var lexer = lexer
    (lexer.position, lexer.isInDirective, lexer.isAtLineStart) = (start, false, false)
    var bytes: [UInt8] = []
    var ends: (start: Int, end: Int)?
    while lexer.position < end {
      let token = lexer.next()
      guard token.kind == .string, token.end <= end, let inner = Self.inner(of: token, lexer),
        let part = Self.bytes(lexer, inner)
      else { return nil }
      bytes += part
      ends = (ends?.start ?? inner.lowerBound, inner.upperBound)
    }
    guard let ends else { return nil }
    (value, self.start, self.end) = (String(decoding: bytes, as: UTF8.self), ends.start, ends.end)
  }

  /// What lies between the quotation marks.
  private static func inner(of token: Token, _ lexer: Lexer) -> Range<Int>? {
    var first = token.start
    while first < token.end, lexer.byte(at: first) != quote { first += 1 }
    guard token.end - first >= 2, lexer.byte(at: token.end - 1) == quote else { return nil }
    guard first == token.start || lexer.byte(at: first - 1) != UInt8(ascii: "R") else { return nil }
    return (first + 1)..<(token.end - 1)
  }

  private static func bytes(_ lexer: Lexer, _ range: Range<Int>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = lexer.byte(at: offset)
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escape = CharacterEscape(lexer, at: offset, in: range) else { return nil }
      bytes += escape.bytes
      offset = escape.end
    }
    return bytes
  }
}

/// What follows a backslash in a literal of C.
private struct CharacterEscape {
  let bytes: [UInt8]
  let end: Int

  init?(_ lexer: Lexer, at start: Int, in range: Range<Int>) {
    guard start < range.upperBound else { return nil }
    let byte = lexer.byte(at: start)
    if let known = Self.known[byte] {
      (bytes, end) = ([known], start + 1)
      return
    }
    let digits: (first: Int, radix: UInt32, most: Int)
    switch byte {
    case UInt8(ascii: "x"): digits = (start + 1, 16, 8)
    case UInt8(ascii: "u"): digits = (start + 1, 16, 4)
    case UInt8(ascii: "U"): digits = (start + 1, 16, 8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): digits = (start, 8, 3)
    default: return nil
    }
    var (value, offset): (UInt32, Int) = (0, digits.first)
    while offset < min(range.upperBound, digits.first + digits.most),
      let digit = Character(Unicode.Scalar(lexer.byte(at: offset))).hexDigitValue, digit < digits.radix
    {
      value = value << (digits.radix == 16 ? 4 : 3) | UInt32(digit)
      offset += 1
    }
    let namesScalar = byte == UInt8(ascii: "u") || byte == UInt8(ascii: "U")
    guard offset > digits.first, let scalar = Unicode.Scalar(value) else { return nil }
    bytes = namesScalar ? Array(String(Character(scalar)).utf8) : [UInt8(truncatingIfNeeded: value)]
    end = offset
  }

  private static let known: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "?"): UInt8(ascii: "?"),
  ]
}
