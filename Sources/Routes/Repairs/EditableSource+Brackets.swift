import SourceModel

extension EditableSource {
  /// The offset after the bracket that closes the one at an offset; nil if nothing closes it, or if
  /// a string with an interpolation is between them.
  package func endOfBrackets(from start: Int) -> Int? {
    guard let opening = byte(at: start), let closing = Self.closing[opening] else { return nil }
    var depth = 0
    var offset = start
    while let byte = byte(at: offset) {
      if byte == opening { depth += 1 }
      if byte == closing { depth -= 1 }
      if depth == 0 { return offset + 1 }
      guard let next = endOfPiece(at: offset) else { return nil }
      offset = endOfBlanks(from: next)
    }
    return nil
  }

  /// The words before a colon, from an offset in brackets to their end. Nested brackets are
  /// skipped.
  package func labels(from start: Int) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var offset = endOfBlanks(from: start)
    while let byte = byte(at: offset), !Self.closing.values.contains(byte) {
      if Spelling.isWordByte(byte) {
        let end = endOfWord(from: offset)
        if self.byte(at: end) == UInt8(ascii: ":") { labels.append(offset..<end) }
        offset = endOfBlanks(from: end)
        continue
      }
      let isNested = byte != UInt8(ascii: "<") && Self.closing[byte] != nil
      guard let next = isNested ? endOfBrackets(from: offset) : endOfPiece(at: offset) else { return labels }
      offset = endOfBlanks(from: next)
    }
    return labels
  }

  /// The end of the identifier that begins at an offset.
  package func endOfWord(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), Spelling.isWordByte(byte) { end += 1 }
    return end
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    UInt8(ascii: "<"): UInt8(ascii: ">"),
  ]

  /// The offset after a byte of code, or after the whole literal that begins there; nil for a
  /// string with an interpolation.
  private func endOfPiece(at start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "\"") else { return start + 1 }
    var offset = start + 1
    while let byte = byte(at: offset), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), self.byte(at: offset + 1) == UInt8(ascii: "(") { return nil }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }
}
