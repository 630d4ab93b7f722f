/// A string literal's value, and the byte offsets between its quotation marks.
struct StringLiteral {
  let value: String
  let start: Int
  let end: Int

  /// nil for a raw string, one that does not end, and one with an escape beyond the common ones.
  init?(_ lexer: Lexer, from start: Int, to end: Int) {
    let quote = UInt8(ascii: "\"")
    var first = start
    while first < end, lexer.byte(at: first) != quote { first += 1 }
    guard end - first >= 2, lexer.byte(at: end - 1) == quote else { return nil }
    guard first == start || lexer.byte(at: first - 1) != UInt8(ascii: "R") else { return nil }
    (self.start, self.end) = (first + 1, end - 1)
    var bytes: [UInt8] = []
    var offset = first + 1
    while offset < end - 1 {
      let byte = lexer.byte(at: offset)
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        offset += 1
        continue
      }
      guard let escaped = Self.escapes[lexer.byte(at: offset + 1)] else { return nil }
      bytes.append(escaped)
      offset += 2
    }
    value = String(decoding: bytes, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "?"): UInt8(ascii: "?"),
  ]
}
