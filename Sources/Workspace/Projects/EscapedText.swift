/// A quoted text of the OpenStep format that contains backslashes.
struct EscapedText {
  private var units: [UInt16] = []
  private var rest: ArraySlice<UInt8>

  /// `bytes` are those between the quotes.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<backslash], as: UTF8.self).utf16
      rest = rest[backslash...].dropFirst()
      if let unit = parseEscape() { units.append(unit) }
    }
    units += String(decoding: rest, as: UTF8.self).utf16
  }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Parses the bytes behind a backslash. Returns nil if they have no special meaning.
  private mutating func parseEscape() -> UInt16? {
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "U"):
      rest = rest.dropFirst()
      return parseNumber(radix: 16, digits: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // The upper half is an encoding of NeXTSTEP's own.
      let number = parseNumber(radix: 8, digits: 3)
      return number < 0x80 ? number : 0xFFFD
    default: return Self.meanings[first].map { consume(as: $0) }
    }
  }

  /// By the letter behind the backslash (CoreFoundation, `CFOldStylePList.c`, *getSlashedChar*).
  private static let meanings: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{0B}", UInt8(ascii: "\\"): "\\",
  ]

  private mutating func consume(as meaning: Unicode.Scalar) -> UInt16 {
    rest = rest.dropFirst()
    return UInt16(truncatingIfNeeded: meaning.value)
  }

  private mutating func parseNumber(radix: Int, digits: Int) -> UInt16 {
    let number = rest.prefix(digits).prefix { Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    rest = rest.dropFirst(number.count)
    return UInt16(String(decoding: number, as: UTF8.self), radix: radix) ?? 0
  }
}
