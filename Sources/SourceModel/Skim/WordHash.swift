/// A word's hash: the same for every reader, on every machine.
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordHash: Hashable, Sendable, Comparable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Hashes `count` bytes at `start`; eight bytes behind the word must be readable (`SourceText.padding`).
  @inlinable @inline(__always)
  public init(start: UnsafePointer<UInt8>, count: Int) {
    let raw = UnsafeRawPointer(start)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while count &- offset > 8 {
      let part = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      hash = Self.mix(hash ^ part)
      offset &+= 8
    }
    let rest = count &- offset
    let last = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    let mask = rest >= 8 ? UInt64.max : (1 &<< UInt64(truncatingIfNeeded: rest &* 8)) &- 1
    rawValue = Self.mix(hash ^ (last & mask))
  }

  /// The same without reading behind the word.
  public init(_ word: some StringProtocol) {
    var hash = UInt64(truncatingIfNeeded: word.utf8.count) &* 0x9E37_79B9_7F4A_7C15
    var (part, bits): (UInt64, UInt64) = (0, 0)
    for byte in word.utf8 {
      if bits == 64 {
        hash = Self.mix(hash ^ part)
        (part, bits) = (0, 0)
      }
      part |= UInt64(byte) &<< bits
      bits += 8
    }
    rawValue = Self.mix(hash ^ part)
  }

  @inlinable @inline(__always)
  public static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  public static func < (left: WordHash, right: WordHash) -> Bool {
    left.rawValue < right.rawValue
  }
}
