/// A fixed list of words that a skim looks for, with a look-up by hash.
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordTable: Sendable {
  public let words: [String]
  /// Open addressing, a power of two, nearly empty, so that most words end at their first slot; -1 marks a free one.
  private let slots: [Int32]
  private let hashes: [WordHash]

  public init(_ words: some Sequence<String>) {
    self.words = Set(words).sorted()
    hashes = self.words.map { WordHash($0) }
    var size = 16
    while size < 16 * self.words.count { size *= 2 }
    let mask = size - 1
    var slots = [Int32](repeating: -1, count: size)
    for (index, hash) in hashes.enumerated() {
      var slot = WordFingerprints.start(of: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
    self.slots = slots
  }

  /// The index of the word with this hash.
  public func index(of hash: WordHash) -> Int? {
    withPointers { $0.index(of: hash) }
  }

  public func withPointers<Result>(_ body: (Pointers) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      hashes.withUnsafeBufferPointer { body(Pointers(slots: slots, hashes: $0)) }
    }
  }

  /// The table for a loop over many words: neither counted references nor, in a release, bounds are in its way.
  public struct Pointers {
    @usableFromInline let slots: UnsafeBufferPointer<Int32>
    @usableFromInline let hashes: UnsafeBufferPointer<WordHash>

    @usableFromInline init(slots: UnsafeBufferPointer<Int32>, hashes: UnsafeBufferPointer<WordHash>) {
      (self.slots, self.hashes) = (slots, hashes)
    }

    @inlinable @inline(__always)
    public func index(of hash: WordHash) -> Int? {
      let mask = slots.count &- 1
      var slot = WordFingerprints.start(of: hash) & mask
      while true {
        let index = Int(truncatingIfNeeded: slots[slot])
        if index < 0 { return nil }
        if hashes[index] == hash { return index }
        slot = (slot &+ 1) & mask
      }
    }

    /// Gives the index of each word with the fingerprint of a hash, and whether it has the hash.
    @inlinable @inline(__always)
    func forEach(withFingerprintOf hash: WordHash, _ body: (_ index: Int, _ isSame: Bool) -> Void) {
      let mask = slots.count &- 1
      var slot = WordFingerprints.start(of: hash) & mask
      while true {
        let index = Int(truncatingIfNeeded: slots[slot])
        if index < 0 { return }
        if WordFingerprints.fingerprint(of: hashes[index]) == WordFingerprints.fingerprint(of: hash) {
          body(index, hashes[index] == hash)
        }
        slot = (slot &+ 1) & mask
      }
    }
  }
}
