/// The exact set of words in a file that was not understood: any of them may be a route there.
package struct WordSet: Hashable, Sendable {
  let hashes: [WordHash]

  package static let empty = WordSet(hashes: [])

  package init(hashes: some Sequence<WordHash>) {
    // An array of a known type: the compiler makes no code of its own for sorting any sequence.
    var all = Array(hashes)
    all.sort()
    var distinct: [WordHash] = []
    for hash in all where hash != distinct.last { distinct.append(hash) }
    self.hashes = distinct
  }

  /// Every run of identifier bytes in `text`, also in comments and strings: broken text cannot tell them apart.
  package init(_ text: SourceText) {
    var hashes: [WordHash] = []
    text.forEachRawWord { _, hash in hashes.append(hash) }
    self.init(hashes: hashes)
  }

  package var isEmpty: Bool { hashes.isEmpty }

  package func union(_ other: WordSet) -> WordSet {
    WordSet(hashes: hashes + other.hashes)
  }

  package func contains(_ word: String) -> Bool {
    !isEmpty && contains(WordHash(word))
  }

  package func containsAny(of words: Set<String>) -> Bool {
    !isEmpty && words.contains(where: contains)
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
      while start < bytes.count {
        let end = min(Self.endOfRawWord(base, count: bytes.count, from: start), bytes.count)
        if end > start { body(start, WordHash(start: base + start, count: end - start)) }
        start = max(end, start + 1)
      }
    }
  }

  private static func endOfRawWord(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) -> Int {
    var end = start
    while end < count {
      let bytes = ByteLanes.load(base, at: end)
      let length = ByteLanes.wordLength(bytes)
      end += length
      if length == 8 { continue }
      guard Spelling.isWordByte(base[end]) else { break }
      end += 1
    }
    return end
  }
}
