/// The exact set of words in a file that was not understood: any of them may be a route there.
package struct WordSet: Hashable, Sendable {
  private let hashes: [WordHash]

  package static let empty = WordSet(hashes: [])

  package init(hashes: some Sequence<WordHash>) {
    self.hashes = Set(hashes).sorted()
  }

  /// Every run of identifier bytes in `text`, also in comments and strings: broken text cannot tell them apart.
  package init(_ text: SourceText) {
    var hashes = Set<WordHash>()
    text.forEachRawWord { _, hash in hashes.insert(hash) }
    self.init(hashes: hashes)
  }

  package var isEmpty: Bool { hashes.isEmpty }

  package func union(_ other: WordSet) -> WordSet {
    WordSet(hashes: hashes + other.hashes)
  }

  package func contains(_ word: String) -> Bool {
    contains(WordHash(word))
  }

  package func contains(_ hash: WordHash) -> Bool {
    let index = hashes.partitionPoint { $0 < hash }
    return index < hashes.count && hashes[index] == hash
  }
}

extension SourceText {
  /// Gives the byte offset and the hash of every run of identifier bytes, also in comments and strings.
  package func forEachRawWord(_ body: (Int, WordHash) -> Void) {
    withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      for offset in 0...bytes.count {
        if offset < bytes.count, Spelling.isWordByte(bytes[offset]) { continue }
        if offset > start { body(start, WordHash(start: base + start, count: offset - start)) }
        start = offset + 1
      }
    }
  }
}
