import SourceModel

/// Lines and columns counted the slow way, character by character, with the standard library's decoder.
struct NaiveLines {
  /// The position before each byte that starts a character or is invalid, and that of the end.
  private(set) var positions: [Int: Position] = [:]
  private(set) var lineCount = 1
  /// Byte offsets of the line breaks' first bytes and of the end, by line.
  private(set) var contentEnds: [Int] = []

  init(_ bytes: [UInt8]) {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = Position.zero
    while offset < bytes.count {
      positions[offset] = position
      let isBreak = bytes[offset] == 0x0A || bytes[offset] == 0x0D
      if isBreak, contentEnds.count < lineCount { contentEnds.append(offset) }
      if isBreak, !(bytes[offset] == 0x0D && bytes.dropFirst(offset + 1).first == 0x0A) {
        position = Position(line: position.line + 1, utf8: 0, utf16: 0, utf32: 0)
        lineCount += 1
        offset += 1
        continue
      }
      let character = Self.character(in: bytes, at: offset)
      position.utf8 += Int32(character.length)
      position.utf16 += Int32(character.utf16)
      position.utf32 += 1
      offset += character.length
    }
    positions[offset] = position
    contentEnds.append(bytes.count)
  }

  /// The longest prefix that is one valid scalar; otherwise one byte.
  static func character(in bytes: [UInt8], at offset: Int) -> (length: Int, utf16: Int) {
    for length in 1...4 where offset + length <= bytes.count {
      guard let text = String(validating: bytes[offset..<(offset + length)], as: UTF8.self) else { continue }
      if text.unicodeScalars.count == 1 { return (length, text.utf16.count) }
    }
    return (1, 1)
  }
}
