/// One step of strict UTF-8 decoding: an invalid byte is a step of its own.
package struct UTF8Step {
  /// In bytes.
  package var length: Int
  package var utf16Units: Int

  /// The step at `offset`, which must lie inside `bytes` (Unicode 16, table 3-7, well-formed byte sequences).
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let first = bytes[offset]
    let available = bytes.count - offset
    (length, utf16Units) = (1, 1)
    guard first >= 0xC2, first <= 0xF4 else { return }
    let expected = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard available >= expected, Self.allowedSecond(after: first).contains(bytes[offset + 1]) else { return }
    for index in 2..<max(expected, 2) where bytes[offset + index] & 0xC0 != 0x80 { return }
    (length, utf16Units) = (expected, expected == 4 ? 2 : 1)
  }

  private static func allowedSecond(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
