import SourceModel

extension SwiftSkimmer {
  /// What the lexer must know of a word.
  struct Keyword {
    let word: Word
    let isReserved: Bool
    let trail: Trail

    static let none = Keyword(.none)

    init(_ word: Word) {
      self.word = word
      isReserved = word.isReserved
      trail = word.trail
    }
  }

  /// From a word's hash to the keyword: open addressing in 1,024 slots.
  ///
  /// No `WordTable`: its step from the slot over an index to the keyword costs 4 % of a skim.
  struct WordLookUp {
    private static let mask = 1023
    private let slots: [Keyword]
    private let hashes: [UInt64]

    static let shared = WordLookUp()

    private init() {
      var slots = [Keyword](repeating: .none, count: Self.mask + 1)
      var hashes = [UInt64](repeating: 0, count: Self.mask + 1)
      for word in Word.allCases where word != .none {
        let hash = WordHash(word.rawValue).rawValue
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while slots[slot].word != .none { slot = (slot + 1) & Self.mask }
        slots[slot] = Keyword(word)
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
      let slots: UnsafeBufferPointer<Keyword>
      let hashes: UnsafeBufferPointer<UInt64>

      @inline(__always)
      func keyword(for hash: WordHash) -> Keyword {
        var slot = Int(truncatingIfNeeded: hash.rawValue) & WordLookUp.mask
        while true {
          let keyword = slots[slot]
          if keyword.word == .none || hashes[slot] == hash.rawValue { return keyword }
          slot = (slot + 1) & WordLookUp.mask
        }
      }
    }
  }
}
