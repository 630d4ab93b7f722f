/// Reads what `ByteWriter` wrote. Each function throws where the bytes are something else, and none traps.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  package var isAtEnd: Bool { offset == bytes.endIndex }

  package mutating func readByte() throws(ArchiveError) -> UInt8 {
    guard offset < bytes.endIndex else { throw .truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func readNumber() throws(ArchiveError) -> UInt64 {
    let first = try readByte()
    if first < 0x80 { return UInt64(first) }
    var (number, shift) = (UInt64(first & 0x7F), UInt64(7))
    while true {
      let byte = try readByte()
      guard shift < 63 || byte < 2 else { throw .invalid }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
      guard shift < 64 else { throw .invalid }
    }
  }

  package mutating func readSigned() throws(ArchiveError) -> Int64 {
    let number = try readNumber()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// A number of things that each take a byte at least.
  package mutating func readCount() throws(ArchiveError) -> Int {
    let count = try readNumber()
    guard count <= UInt64(bytes.endIndex - offset) else { throw .truncated }
    return Int(count)
  }

  package mutating func readFixed() throws(ArchiveError) -> UInt64 {
    let eight = try read(8)
    return eight.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  package mutating func read(_ count: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.endIndex - offset else { throw .truncated }
    defer { offset += count }
    return bytes[offset..<(offset + count)]
  }

  package mutating func readBlock() throws(ArchiveError) -> ArraySlice<UInt8> {
    try read(readCount())
  }

  package mutating func readText() throws(ArchiveError) -> String {
    guard let text = String(validating: try readBlock(), as: UTF8.self) else { throw .invalid }
    return text
  }
}
