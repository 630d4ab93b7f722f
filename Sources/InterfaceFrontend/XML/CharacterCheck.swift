import SourceModel

/// The characters that a file may consist of (XML 1.0, production 2).
enum CharacterCheck {
  /// The first byte that begins no character of XML in UTF-8.
  static func failure(in bytes: UnsafeBufferPointer<UInt8>) -> XMLFailure? {
    guard let base = bytes.baseAddress else { return nil }
    var offset = 0
    while true {
      offset = endOfPlain(base, count: bytes.count, from: offset)
      guard offset < bytes.count else { return nil }
      let first = bytes[offset]
      guard first >= 0x80 else {
        if first == 0x0A || first == 0x0D || first == 0x09 {
          offset += 1
          continue
        }
        return XMLFailure(reason: first == 0 ? .encoding : .syntax, offset: offset)
      }
      let length = UTF8Step(bytes, at: offset).length
      guard length > 1 else { return XMLFailure(reason: .encoding, offset: offset) }
      if isNoncharacter(bytes, at: offset) { return XMLFailure(reason: .syntax, offset: offset) }
      offset += length
    }
  }

  /// The offset of the next byte that is a control character or not ASCII, or an offset behind the text.
  private static func endOfPlain(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) -> Int {
    var offset = start
    while offset < count {
      let bytes = ByteLanes.load(base, at: offset)
      let controls = (bytes &- 0x2020_2020_2020_2020) & ~bytes & 0x8080_8080_8080_8080
      let found = controls | bytes & 0x8080_8080_8080_8080
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// U+FFFE and U+FFFF.
  private static func isNoncharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
  }
}
