import SourceModel

/// Reads the start tag around a cursor. The value under the cursor may lack its end.
struct OpenTagReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let cursor: Int
  private var position: Int
  private var attributes: [String: String] = [:]
  /// The attribute that the cursor is in, and what it replaces.
  private var found: (name: String, value: Range<Int>)?

  /// `start` is the offset of a `<`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, cursor: Int) {
    (self.bytes, self.cursor, position) = (bytes, cursor, start + 1)
  }

  mutating func read() -> Cursor? {
    guard let tag = readName() else { return nil }
    while readAttribute() {}
    guard let found else { return nil }
    return Cursor(replacing: found.value, of: found.name, in: OpenTag(tag, attributes: attributes))
  }

  /// False at the end of the tag, and where something else stands.
  private mutating func readAttribute() -> Bool {
    skipBlanks()
    guard let name = readName() else { return false }
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return false }
    position += 1
    skipBlanks()
    guard position < bytes.count, let value = value(from: position + 1, to: bytes[position]) else { return false }
    if value.contains(cursor) || value.upperBound == cursor {
      found = (name, value)
    } else {
      attributes[name] = text(value)
    }
    return true
  }

  /// Goes behind the value. Without an end, it is the word before and behind the cursor.
  private mutating func value(from start: Int, to mark: UInt8) -> Range<Int>? {
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), start <= bytes.count else { return nil }
    let end = bytes[start...].firstIndex { $0 == mark || $0 == UInt8(ascii: "<") || $0 == 0x0A || $0 == 0x0D }
    if let end, bytes[end] == mark, !(start...end).contains(cursor) || !beginsNextValue(start..<end) {
      position = end + 1
      return start..<end
    }
    guard cursor >= start, bytes[start..<cursor].allSatisfy({ $0 != 0x0A && $0 != 0x0D }) else { return nil }
    position = bytes[cursor...].firstIndex { !Spelling.isWordByte($0) } ?? bytes.count
    return start..<position
  }

  /// Whether the quotation mark behind some bytes is that of the next attribute: `Ho id=`.
  private func beginsNextValue(_ value: Range<Int>) -> Bool {
    let value = bytes[value]
    guard value.last == UInt8(ascii: "="), let blank = value.lastIndex(where: \.isBlank) else { return false }
    return blank >= cursor && blank + 1 < value.endIndex - 1
  }

  private func text(_ value: Range<Int>) -> String {
    bytes.baseAddress.map { AttributeValue.decode($0, from: value.lowerBound, to: value.upperBound) } ?? ""
  }

  // MARK: Words

  private mutating func readName() -> String? {
    let end = bytes[position...].firstIndex { !isOfName($0) } ?? bytes.count
    guard end > position else { return nil }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    Spelling.isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }
}
