import SourceModel

extension SwiftSkimmer {
  /// The words of a file: which of a table occur, and the filter of all.
  struct WordNotes {
    private let table: WordTable
    private var isFound: [Bool]
    private(set) var filter: WordFilter

    init(_ table: WordTable, byteCount: Int) {
      self.table = table
      isFound = [Bool](repeating: false, count: table.words.count)
      // In ordinary code one word in thirty bytes is a new one.
      filter = WordFilter(expectedWords: byteCount / 32)
    }

    @inline(__always)
    mutating func note(_ hash: WordHash) {
      filter.insert(hash)
      if let index = table.index(of: hash) { isFound[index] = true }
    }

    /// Ascending indices into the table.
    var found: [Int] {
      isFound.indices.filter { isFound[$0] }
    }
  }
}
