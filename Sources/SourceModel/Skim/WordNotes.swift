/// Notes the words of a file: which of a table occur, and all of them for the filter.
///
/// Public, because only what is public is inlined into other targets, and a skim hashes every word.
public struct WordNotes {
  @usableFromInline let table: WordTable.Pointers
  @usableFromInline let all: WordFingerprints.Pointer
  /// By index into the table.
  @usableFromInline let isFound: UnsafeMutableBufferPointer<Bool>
  /// True once a word had the fingerprint of another one in the table.
  @usableFromInline let hasTwins: UnsafeMutablePointer<Bool>

  /// Most words occur again, and only the first time is a word looked for in the table; each time in a file where two
  /// words have one fingerprint.
  @inlinable @inline(__always)
  public func note(_ hash: WordHash) {
    guard all.insert(hash) || hasTwins.pointee else { return }
    table.forEach(withFingerprintOf: hash) { index, isSame in
      if isSame { isFound[index] = true } else { hasTwins.pointee = true }
    }
  }

  /// Notes that a function has the name, beside the word itself.
  package func note(function name: WordHash) {
    let hash = name.ofFunction
    guard all.insert(hash) else { return }
    // No word of the table is this hash, but one may have its fingerprint.
    table.forEach(withFingerprintOf: hash) { _, _ in hasTwins.pointee = true }
  }

  /// The index of a word in the table.
  package func index(of hash: WordHash) -> Int? { table.index(of: hash) }

  /// What `body` gives, the ascending indices of the words that it noted, and the filter of all that it noted.
  package static func take<Result>(
    _ table: WordTable, byteCount: Int, _ body: (WordNotes) -> Result
  ) -> (result: Result, found: [Int], filter: WordFilter) {
    var isFound = [Bool](repeating: false, count: table.words.count)
    // In ordinary code one word in thirty bytes is a new one.
    var all = WordFingerprints(capacity: min(byteCount / 16 + 16, mostWords))
    var hasTwins = false
    let result = isFound.withUnsafeMutableBufferPointer { isFound in
      table.withPointers { table in
        withUnsafeMutablePointer(to: &hasTwins) { hasTwins in
          all.withPointer { body(WordNotes(table: table, all: $0, isFound: isFound, hasTwins: hasTwins)) }
        }
      }
    }
    return (result, isFound.indices.filter { isFound[$0] }, WordFilter(all))
  }

  /// More are not kept of one file.
  private static let mostWords = 1 << 15
}
