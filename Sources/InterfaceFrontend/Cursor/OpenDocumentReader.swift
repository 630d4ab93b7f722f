import SourceModel

/// Reads the document around a value that is being typed, with a name in its place and the ends that its tag lacks.
enum OpenDocumentReader {
  /// nil for a value that says nothing of other parts, and if the document is not well-formed elsewhere.
  static func document(around cursor: Cursor, in bytes: UnsafeBufferPointer<UInt8>) -> OpenDocument? {
    guard case .attribute(let name, _) = cursor.place, attributes.contains(name),
      let mark = bytes[..<cursor.replaced.lowerBound].last
    else { return nil }
    let text = SourceText(completed(bytes, cursor.replaced, mark))
    guard let outline = InterfaceFrontend.read(text).outline else { return nil }
    let place = LineTable(text).position(at: cursor.replaced.lowerBound, in: text)
    return OpenDocument(outline: outline, place: place)
  }

  /// The attributes whose values are about other parts of their document.
  private static let attributes: Set = [
    "destinationCreationSelector", "identifier", "keyPath", "property", "referencedIdentifier", "selector",
    "unwindAction",
  ]

  private static func completed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>, _ mark: UInt8
  ) -> [UInt8] {
    let isClosed = value.upperBound < bytes.count && bytes[value.upperBound] == mark
    let start = isClosed ? value.upperBound + 1 : value.upperBound
    let end = endOfAttributes(from: start, in: bytes)
    var completed = Array(bytes[..<value.lowerBound])
    completed += Array(OpenDocument.typed.utf8) + [mark]
    completed += bytes[start..<end]
    if end == bytes.count || bytes[end] != UInt8(ascii: ">") { completed += Array("/>".utf8) }
    return completed + bytes[end...]
  }

  /// The offset of the `>` of the tag, or of what stands where it lacks one: the next tag, or the end.
  private static func endOfAttributes(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var mark: UInt8?
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") { return offset }
      if mark == nil, byte == UInt8(ascii: ">") { return offset }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), mark == nil || mark == byte {
        mark = mark == nil ? byte : nil
      }
    }
    return bytes.count
  }
}
