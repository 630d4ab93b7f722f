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
    var (prefix, offset) = (Prefix(), 0)
    while count &- offset >= 8 {
      prefix.append(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    self = prefix.finished(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, count: count)
  }

  /// The same without reading behind the word.
  public init(_ word: some StringProtocol) {
    var prefix = Prefix()
    var (part, count): (UInt64, Int) = (0, 0)
    for byte in word.utf8 {
      part |= UInt64(byte) &<< (UInt64(truncatingIfNeeded: count & 7) &* 8)
      count &+= 1
      guard count & 7 == 0 else { continue }
      prefix.append(part)
      part = 0
    }
    self = prefix.finished(part, count: count)
  }

  @inlinable @inline(__always)
  public static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// The hash that stands for the word as the name that a function declares.
  @inlinable
  public var ofFunction: WordHash { WordHash(rawValue: Self.mix(rawValue ^ 0xA076_1D64_78BD_642F)) }

  public static func < (left: WordHash, right: WordHash) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The hash of the first bytes of a word, a multiple of eight: a lexer hashes a word while it looks for its end.
  public struct Prefix {
    @usableFromInline var value: UInt64 = 0

    @inlinable @inline(__always)
    public init() {}

    /// Appends eight bytes, the first one in the lowest bits.
    @inlinable @inline(__always)
    public mutating func append(_ bytes: UInt64) { value = WordHash.mix(value ^ bytes) }

    /// The hash of a word of `count` bytes, of which those that were not appended are the lowest of `last`.
    @inlinable @inline(__always)
    public func finished(_ last: UInt64, count: Int) -> WordHash {
      let mask = (1 &<< (UInt64(truncatingIfNeeded: count & 7) &* 8)) &- 1 as UInt64
      let length = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
      return WordHash(rawValue: WordHash.mix(value ^ (last & mask) ^ length))
    }
  }
}
