/// A Bloom filter over a file's identifiers: "certainly not there" or "perhaps there".
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordFilter: Hashable, Sendable {
  private var bits: [UInt64]

  public init(expectedWords: Int) {
    var size = 256
    while size < 16 * expectedWords, size < 1 << 15 { size *= 2 }
    bits = [UInt64](repeating: 0, count: size / 64)
  }

  public mutating func insert(_ hash: WordHash) {
    withPointer { $0.insert(hash) }
  }

  public func mayContain(_ hash: WordHash) -> Bool {
    let bit = hash.rawValue & UInt64(truncatingIfNeeded: bits.count * 64 - 1)
    return bits[Int(truncatingIfNeeded: bit / 64)] & (1 << (bit % 64)) != 0
  }

  public mutating func withPointer<Result>(_ body: (Pointer) -> Result) -> Result {
    bits.withUnsafeMutableBufferPointer { body(Pointer(bits: $0)) }
  }

  /// The filter for a loop over many words.
  public struct Pointer {
    @usableFromInline let bits: UnsafeMutableBufferPointer<UInt64>

    @usableFromInline init(bits: UnsafeMutableBufferPointer<UInt64>) {
      self.bits = bits
    }

    @inlinable @inline(__always)
    public func insert(_ hash: WordHash) {
      let word = Int(truncatingIfNeeded: hash.rawValue >> 6) & (bits.count &- 1)
      bits[word] |= 1 &<< (hash.rawValue & 63)
    }
  }
}
