import SourceModel

/// Looks for mistakes inside a string literal, which the lexer passes over.
struct StringCheck {
  private let lexer: SwiftSkimmer.Lexer
  private let quote: SwiftSkimmer.Quote
  /// Where the lines of a literal begin that has several.
  private var lines: [Int] = []

  init(_ lexer: SwiftSkimmer.Lexer, _ quote: SwiftSkimmer.Quote) { (self.lexer, self.quote) = (lexer, quote) }

  /// Whether a part has only plain escapes. What it does not know well, it denies.
  mutating func isPlain(_ range: Range<Int>) -> Bool {
    guard range.lowerBound <= range.upperBound else { return false }
    if quote.isMultiline, lines.isEmpty {
      guard lexer.byte(at: range.lowerBound) == 0x0A else { return false }
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch lexer.byte(at: offset) {
      case UInt8(ascii: "\\") where lexer.hasPounds(quote.pounds, at: offset + 1):
        guard let end = endOfEscape(at: offset + 1 + quote.pounds), end <= range.upperBound else { return false }
        offset = end
      case 0x0A:
        lines.append(offset + 1)
        offset += 1
      case UInt8(ascii: "\t") where quote.isMultiline: offset += 1
      case 0..<0x20, 0x7F: return false
      default: offset += 1
      }
    }
    return true
  }

  private func endOfEscape(at offset: Int) -> Int? {
    switch lexer.byte(at: offset) {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      return offset + 1
    case UInt8(ascii: "u"): return endOfScalar(at: offset + 1)
    // The end of a line that goes on.
    case 0x0A where quote.isMultiline: return offset
    default: return nil
    }
  }

  private func endOfScalar(at offset: Int) -> Int? {
    guard lexer.byte(at: offset) == UInt8(ascii: "{") else { return nil }
    var (end, value) = (offset + 1, UInt32(0))
    while let digit = Self.hexadecimal(lexer.byte(at: end)), end - offset <= 8 {
      value = value << 4 | digit
      end += 1
    }
    guard end > offset + 1, lexer.byte(at: end) == UInt8(ascii: "}"), Unicode.Scalar(value) != nil else { return nil }
    return end + 1
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Whether each line begins with the blanks before the closing marks, which stand at `end`.
  func isAligned(end: Int) -> Bool {
    guard quote.isMultiline else { return true }
    guard let last = lines.last, lexer.byte(at: last - 2) != UInt8(ascii: "\\"),
      (last..<end).allSatisfy({ isBlank(at: $0) })
    else { return false }
    return lines.allSatisfy { line in
      let isIndented = (0..<end - last).allSatisfy { lexer.byte(at: line + $0) == lexer.byte(at: last + $0) }
      return isIndented || lexer.byte(at: line) == 0x0A
    }
  }

  private func isBlank(at offset: Int) -> Bool {
    lexer.byte(at: offset) == UInt8(ascii: " ") || lexer.byte(at: offset) == UInt8(ascii: "\t")
  }
}
