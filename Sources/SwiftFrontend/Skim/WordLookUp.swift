import SourceModel

extension SwiftSkimmer {
  /// From a word's hash to the keyword: open addressing in 1,024 slots.
  struct WordLookUp {
    private static let mask = 1023
    private let slots: [Word]
    private let hashes: [UInt64]

    static let shared = WordLookUp()

    private init() {
      var slots = [Word](repeating: .none, count: Self.mask + 1)
      var hashes = [UInt64](repeating: 0, count: Self.mask + 1)
      for word in Word.allCases where word != .none {
        let hash = WordHash(word.rawValue).rawValue
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while slots[slot] != .none { slot = (slot + 1) & Self.mask }
        slots[slot] = word
        hashes[slot] = hash
      }
      self.slots = slots
      self.hashes = hashes
    }

    func withPointers<Result>(_ body: (Pointers) -> Result) -> Result {
      slots.withUnsafeBufferPointer { slots in
        hashes.withUnsafeBufferPointer { hashes in
          body(Pointers(slots: slots, hashes: hashes))
        }
      }
    }

    struct Pointers {
      let slots: UnsafeBufferPointer<Word>
      let hashes: UnsafeBufferPointer<UInt64>

      @inline(__always)
      func word(for hash: WordHash) -> Word {
        var slot = Int(truncatingIfNeeded: hash.rawValue) & WordLookUp.mask
        while slots[slot] != .none {
          if hashes[slot] == hash.rawValue { return slots[slot] }
          slot = (slot + 1) & WordLookUp.mask
        }
        return .none
      }
    }
  }
}
