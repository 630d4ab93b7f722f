import SourceModel

/// The value of an attribute.
enum AttributeValue {
  /// The value that is spelled between two byte offsets: references are decoded; tabs and line breaks, `\r\n` as one,
  /// become spaces (XML 1.0, sections 2.11 and 3.3.3). An `&` that begins no reference is kept.
  static func decode(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> String {
    guard needsDecoding(base, from: start, to: end) else {
      return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
    }
    var value: [UInt8] = []
    value.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let byte = base[offset]
      if byte == UInt8(ascii: "&"), let reference = CharacterReference.read(base, at: offset), reference.end <= end {
        value.append(contentsOf: UTF8.encode(reference.scalar) ?? .init())
        offset = reference.end
        continue
      }
      if byte == 0x0D, offset + 1 < end, base[offset + 1] == 0x0A { offset += 1 }
      value.append(isBlank(byte) ? 0x20 : byte)
      offset += 1
    }
    return String(decoding: value, as: UTF8.self)
  }

  static func needsDecoding(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    UnsafeBufferPointer(start: base + start, count: end - start).contains { $0 == UInt8(ascii: "&") || isBlank($0) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
