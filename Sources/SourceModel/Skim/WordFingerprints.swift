/// A set of words by half of their hashes, for a capacity that is known before.
///
/// Public, because only what is public is inlined into other targets, and a skim notes every word.
public struct WordFingerprints: Sendable {
  /// Open addressing, a power of two; zero marks a free one.
  private var slots: [UInt32]
  /// Each once, in the order in which they were inserted; room for the others is behind them.
  private var words: [UInt32]
  private var count = 0
  private let capacity: Int

  /// With two slots for each word it is at most half full.
  package init(capacity: Int, slotsPerWord: Int = 2) {
    var size = 16
    while size < slotsPerWord * capacity { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    words = [UInt32](repeating: 0, count: capacity)
    self.capacity = capacity
  }

  /// A set that is asked for many words that it does not have: nearly all end at their first slot.
  package init(_ words: some Collection<String>) {
    self.init(hashes: words.map { WordHash($0) })
  }

  /// The same of the names that functions declare.
  package init(functions names: some Collection<String>) {
    self.init(hashes: names.map { WordHash($0).ofFunction })
  }

  private init(hashes: [WordHash]) {
    self.init(capacity: hashes.count, slotsPerWord: 8)
    withPointer { pointer in
      for hash in hashes { pointer.insert(hash) }
    }
  }

  /// Each once; nil where more were inserted than there was room for.
  var all: [UInt32]? {
    count > capacity ? nil : Array(words[..<count])
  }

  func contains(anyOf fingerprints: [UInt32]) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      return fingerprints.contains { fingerprint in
        var slot = Int(truncatingIfNeeded: fingerprint) & mask
        while slots[slot] != 0 {
          if slots[slot] == fingerprint { return true }
          slot = (slot &+ 1) & mask
        }
        return false
      }
    }
  }

  /// Never zero.
  @inlinable @inline(__always)
  static func fingerprint(of hash: WordHash) -> UInt32 {
    UInt32(truncatingIfNeeded: hash.rawValue >> 20) | 1 &<< 31
  }

  /// Where a table begins to look for a word: the same for all with its fingerprint.
  @inlinable @inline(__always)
  static func start(of hash: WordHash) -> Int { Int(truncatingIfNeeded: fingerprint(of: hash)) }

  package mutating func withPointer<Result>(_ body: (Pointer) -> Result) -> Result {
    var count = count
    defer { self.count = count }
    let capacity = capacity
    return slots.withUnsafeMutableBufferPointer { slots in
      words.withUnsafeMutableBufferPointer { words in
        withUnsafeMutablePointer(to: &count) {
          body(Pointer(slots: slots, words: words, count: $0, capacity: capacity))
        }
      }
    }
  }

  /// The set for a loop over many words.
  public struct Pointer {
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let words: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let count: UnsafeMutablePointer<Int>
    @usableFromInline let capacity: Int

    @usableFromInline
    init(
      slots: UnsafeMutableBufferPointer<UInt32>, words: UnsafeMutableBufferPointer<UInt32>,
      count: UnsafeMutablePointer<Int>, capacity: Int
    ) {
      (self.slots, self.words, self.count, self.capacity) = (slots, words, count, capacity)
    }

    /// Returns whether it is a new one.
    @inlinable @inline(__always)
    @discardableResult
    public func insert(_ hash: WordHash) -> Bool {
      let fingerprint = WordFingerprints.fingerprint(of: hash)
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: fingerprint) & mask
      while slots[slot] != 0 {
        if slots[slot] == fingerprint { return false }
        slot = (slot &+ 1) & mask
      }
      insert(fingerprint, at: slot)
      return true
    }

    @usableFromInline
    func insert(_ fingerprint: UInt32, at slot: Int) {
      if count.pointee < capacity { (slots[slot], words[count.pointee]) = (fingerprint, fingerprint) }
      count.pointee = min(count.pointee, capacity) + 1
    }
  }
}
