/// A Bloom filter over a file's identifiers: "certainly not there" or "perhaps there".
package struct WordFilter: Hashable, Sendable {
  private var bits: [UInt64]
  private var mask: UInt64

  package init(expectedWords: Int) {
    var size = 256
    while size < 16 * expectedWords, size < 1 << 15 { size *= 2 }
    bits = [UInt64](repeating: 0, count: size / 64)
    mask = UInt64(size - 1)
  }

  @inline(__always)
  package mutating func insert(_ hash: WordHash) {
    let bit = hash.rawValue & mask
    bits[Int(truncatingIfNeeded: bit >> 6)] |= 1 << (bit & 63)
  }

  package func mayContain(_ hash: WordHash) -> Bool {
    let bit = hash.rawValue & mask
    return bits[Int(truncatingIfNeeded: bit >> 6)] & (1 << (bit & 63)) != 0
  }
}
