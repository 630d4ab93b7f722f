import SourceModel

/// Reads identifiers, white space and punctuation towards the start of a text.
struct BackwardReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte before it is read next.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Steps over the identifier that ends here, and returns it; empty where there is none.
  @discardableResult
  mutating func skipWord() -> Slice<UnsafeBufferPointer<UInt8>> {
    let end = offset
    while offset > 0, Spelling.isWordByte(bytes[offset - 1]) { offset -= 1 }
    return bytes[offset..<end]
  }

  /// Steps over white space; returns whether it holds a line break.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var wrapped = false
    while offset > 0 {
      switch bytes[offset - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): wrapped = true
      default: return wrapped
      }
      offset -= 1
    }
    return wrapped
  }

  /// Steps over the byte if it is the one before the offset.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: character) else { return false }
    offset -= 1
    return true
  }

  static func endOfWord(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = offset
    while end < bytes.count, Spelling.isWordByte(bytes[end]) { end += 1 }
    return end
  }
}
