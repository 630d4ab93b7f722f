/// A quoted text of the OpenStep format that holds backslashes.
struct EscapedText {
  private var units: [UInt16] = []
  private var rest: ArraySlice<UInt8>

  /// `bytes` are what stands between the quotes.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<backslash], as: UTF8.self).utf16
      rest = rest[backslash...].dropFirst()
      if let unit = takeEscape() { units.append(unit) }
    }
    units += String(decoding: rest, as: UTF8.self).utf16
  }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// What the bytes behind a backslash mean; nil where they stand for themselves.
  private mutating func takeEscape() -> UInt16? {
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "U"):
      rest = rest.dropFirst()
      return takeNumber(radix: 16, digits: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // The upper half is an encoding of NeXTSTEP's own.
      let number = takeNumber(radix: 8, digits: 3)
      return number < 0x80 ? number : 0xFFFD
    case UInt8(ascii: "n"): return take("\n")
    case UInt8(ascii: "r"): return take("\r")
    case UInt8(ascii: "t"): return take("\t")
    case UInt8(ascii: "\\"): return take("\\")
    default: return nil
    }
  }

  private mutating func take(_ meaning: Unicode.Scalar) -> UInt16 {
    rest = rest.dropFirst()
    return UInt16(truncatingIfNeeded: meaning.value)
  }

  private mutating func takeNumber(radix: Int, digits: Int) -> UInt16 {
    let number = rest.prefix(digits).prefix { Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    rest = rest.dropFirst(number.count)
    return UInt16(String(decoding: number, as: UTF8.self), radix: radix) ?? 0
  }
}
