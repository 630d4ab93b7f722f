/// Eight bytes of text at once.
///
/// Public, because only what is public is inlined into other targets.
public enum ByteLanes {
  /// The bytes at an offset, the first one lowest. All eight must be readable (`SourceText.padding`).
  @inlinable @inline(__always)
  public static func load(_ base: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// The top bit of every byte that is zero; exact from the lowest byte up to and including the first zero.
  @inlinable @inline(__always)
  public static func zeroBytes(_ bytes: UInt64) -> UInt64 {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080
  }

  /// The top bit of every byte that is a line feed or a carriage return; as exact as `zeroBytes`.
  @inlinable @inline(__always)
  public static func lineBreaks(_ bytes: UInt64) -> UInt64 {
    zeroBytes(bytes ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(bytes ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  /// Whether the bytes are UTF-8.
  package static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.reduce(0, |) < 0x80 { return true }
    // The bytes of a character that is not ASCII stand together. To check them alone copies nothing else.
    var rest = bytes[...]
    while let start = nextBeyondASCII(in: rest) {
      let run = rest[start...].prefix { $0 >= 0x80 }
      guard String(validating: run, as: UTF8.self) != nil else { return false }
      rest = rest[run.endIndex...]
    }
    return true
  }

  private static func nextBeyondASCII(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var offset = bytes.startIndex
    let base = UnsafeRawPointer(bytes.base.baseAddress)
    while let base, offset + 8 <= bytes.endIndex {
      let eight = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    return bytes[offset...].firstIndex { $0 >= 0x80 }
  }

  /// The offset of the next line break at or behind `start`, or `count`; eight bytes behind the text must be readable
  /// (`SourceText.padding`).
  @inlinable
  public static func endOfLine(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) -> Int {
    var offset = start
    while offset < count {
      let bytes = load(base, at: offset)
      let found = lineBreaks(bytes)
      if found != 0 { return min(offset + found.trailingZeroBitCount / 8, count) }
      offset += 8
    }
    return count
  }

  /// The same, and whether all bytes before it are ASCII.
  @inlinable
  public static func line(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) -> (end: Int, isASCII: Bool) {
    var offset = start
    var seen: UInt64 = 0
    while offset < count {
      let bytes = load(base, at: offset)
      let found = lineBreaks(bytes)
      guard found == 0 else {
        let length = found.trailingZeroBitCount / 8
        seen |= bytes & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1)
        offset += length
        break
      }
      seen |= bytes
      offset += 8
    }
    return (min(offset, count), seen & 0x8080_8080_8080_8080 == 0)
  }

  /// How many of eight bytes, from the lowest on, are ASCII letters, digits or low lines.
  @inlinable @inline(__always)
  public static func wordLength(_ bytes: UInt64) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let raised = bytes | high
    let lowercased = raised | 0x2020_2020_2020_2020
    let letters = (lowercased &- 0x6161_6161_6161_6161) & ~(lowercased &- 0x7B7B_7B7B_7B7B_7B7B)
    let digits = (raised &- 0x3030_3030_3030_3030) & ~(raised &- 0x3A3A_3A3A_3A3A_3A3A)
    let lowLines = ~(((bytes ^ 0x5F5F_5F5F_5F5F_5F5F) | high) &- 0x0101_0101_0101_0101)
    let others = ~(letters | digits | lowLines) & high | bytes & high
    return others.trailingZeroBitCount / 8
  }
}
