import SourceModel

extension InterfaceFrontend {
  /// Where a cursor stands at a byte offset, also in an unfinished document; nil outside the values of attributes.
  package static func cursor(at offset: Int, in text: SourceText) -> Cursor? {
    text.withBytes { bytes in
      guard offset > 0, offset <= bytes.count, let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) else {
        return nil
      }
      var reader = OpenTagReader(bytes, at: start, cursor: offset)
      guard var cursor = reader.read(), !isHidden(start, in: bytes) else { return nil }
      cursor.document = OpenDocumentReader.document(around: cursor, in: bytes)
      return cursor
    }
  }

  /// Whether a comment, character data or an instruction contains a byte offset.
  private static func isHidden(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let hidden: [(start: StaticString, end: StaticString)] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    return hidden.contains { start, end in
      guard let opened = last(start, in: bytes[..<offset]) else { return false }
      return last(end, in: bytes[opened..<offset]) == nil
    }
  }

  /// The offset of the last occurrence of a text of ASCII.
  private static func last(_ text: StaticString, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var offset = bytes.endIndex - text.count
    while offset >= bytes.startIndex {
      if bytes[offset] == text[0], bytes[offset..<(offset + text.count)].elementsEqual(text) { return offset }
      offset -= 1
    }
    return nil
  }
}
