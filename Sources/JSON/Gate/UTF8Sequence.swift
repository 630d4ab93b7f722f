/// Well-formed UTF-8 (Unicode 16, table 3-7): no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Sequence {
  /// In bytes; nil where no well-formed sequence of two to four bytes starts at `offset`.
  static func length(in bytes: [UInt8], at offset: Int) -> Int? {
    let first = bytes[offset]
    guard first >= 0xC2, first <= 0xF4 else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count, secondBytes(after: first).contains(bytes[offset + 1]) else { return nil }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func secondBytes(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
