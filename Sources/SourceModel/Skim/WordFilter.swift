/// A Bloom filter over a file's identifiers: "certainly not there" or "perhaps there".
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordFilter: Hashable, Sendable {
  @usableFromInline var bits: [UInt64]
  @usableFromInline var mask: UInt64

  public init(expectedWords: Int) {
    var size = 256
    while size < 16 * expectedWords, size < 1 << 15 { size *= 2 }
    bits = [UInt64](repeating: 0, count: size / 64)
    mask = UInt64(size - 1)
  }

  @inlinable @inline(__always)
  public mutating func insert(_ hash: WordHash) {
    let bit = hash.rawValue & mask
    bits[Int(truncatingIfNeeded: bit >> 6)] |= 1 << (bit & 63)
  }

  public func mayContain(_ hash: WordHash) -> Bool {
    let bit = hash.rawValue & mask
    return bits[Int(truncatingIfNeeded: bit >> 6)] & (1 << (bit & 63)) != 0
  }
}
