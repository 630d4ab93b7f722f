/// A fixed list of words that a skim looks for, with a look-up by hash.
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordTable: Sendable {
  public let words: [String]
  /// Open addressing, a power of two, at most half full; -1 marks a free slot.
  @usableFromInline let slots: [Int32]
  @usableFromInline let hashes: [WordHash]
  @usableFromInline let mask: Int

  public init(_ words: some Sequence<String>) {
    self.words = Set(words).sorted()
    hashes = self.words.map { WordHash($0) }
    var size = 16
    while size < 2 * self.words.count { size *= 2 }
    mask = size - 1
    var slots = [Int32](repeating: -1, count: size)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash.rawValue) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
    self.slots = slots
  }

  /// The index of the word with this hash.
  @inlinable @inline(__always)
  public func index(of hash: WordHash) -> Int? {
    var slot = Int(truncatingIfNeeded: hash.rawValue) & mask
    while true {
      let index = slots[slot]
      if index < 0 { return nil }
      if hashes[Int(index)] == hash { return Int(index) }
      slot = (slot + 1) & mask
    }
  }
}
