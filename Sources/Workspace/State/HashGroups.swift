import SourceModel

/// Sets of words by their hashes, one behind the other: a loop over arrays in an array counts each for every file.
struct HashGroups: Sendable {
  private var hashes: [WordHash] = []
  /// Where each set ends in `hashes`.
  private var ends: [Int] = []

  init(_ groups: Set<Set<String>>) {
    for group in groups {
      hashes += group.map { WordHash($0) }
      ends.append(hashes.count)
    }
  }

  var isEmpty: Bool { ends.isEmpty }

  /// Whether a file may have all words of a set.
  func mayStand(in filter: WordFilter) -> Bool {
    var start = 0
    for end in ends {
      if (start..<end).allSatisfy({ filter.mayContain(hashes[$0]) }) { return true }
      start = end
    }
    return false
  }
}
