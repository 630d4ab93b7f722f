import SourceModel
import Testing

@Suite("Words")
struct WordTests {
  /// Lengths around the eight bytes that are hashed at a time, and words that differ in one place.
  static let words =
    (0...20).map { String(repeating: "a", count: $0) } + (0..<20).map { String(repeating: "a", count: $0) + "b" }
    + ["RoutableView", "RoutableViewModule", "é", "漢字", "$0", "_", "__", "a_b"]

  @Test func hashesDifferWhereWordsDo() {
    let words = Set(Self.words)
    #expect(Set(words.map { WordHash($0) }).count == words.count)
  }

  /// The hash must not depend on what follows the word.
  @Test(arguments: words)
  func theHashOfAWordInATextIsThatOfTheWord(word: String) {
    let text = SourceText("x" + word + "yyyyyyyyyyyyyyyyy")
    let hash = text.withBytes { bytes in
      bytes.baseAddress.map { WordHash(start: $0 + 1, count: word.utf8.count) }
    }
    #expect(hash == WordHash(word))
  }

  @Test func theTableFindsItsWordsAndNoOthers() {
    let table = WordTable(Self.words + Self.words)
    #expect(table.words == Set(Self.words).sorted())
    for word in Self.words {
      #expect(table.index(of: WordHash(word)).map { table.words[$0] } == word)
      #expect(table.index(of: WordHash(word + "!")) == nil)
    }
  }

  @Test func anEmptyTableFindsNothing() {
    let table = WordTable([String]())
    #expect(table.words.isEmpty)
    #expect(table.index(of: WordHash("a")) == nil)
  }

  /// A fingerprint is a part of the hash.
  @Test func aWordIsNotTakenForOneWithItsFingerprint() {
    let hash = WordHash("route")
    let twin = WordHash(rawValue: hash.rawValue ^ 1)
    #expect(Self.found(["route"], in: [twin, twin]) == [])
    #expect(Self.found(["route"], in: [twin, hash]) == [0])
    #expect(Self.found(["route", "view"], in: [twin, WordHash("view"), hash]) == [0, 1])
  }

  @Test func wordsAreFoundInATextWithMoreThanTheFilterHasRoomFor() {
    let others = (0..<100).map { WordHash("word\($0)") }
    let found = Self.found(["absent", "first", "last"], in: [WordHash("first")] + others + others + [WordHash("last")])
    #expect(found == [1, 2])
  }

  /// The indices of the words of a table that occur, as notes of a file of no bytes give them.
  private static func found(_ table: [String], in hashes: [WordHash]) -> [Int] {
    WordNotes.take(WordTable(table), byteCount: 0) { notes in
      for hash in hashes { notes.note(hash) }
    }.found
  }

  @Test(arguments: [0, 1, 40, 1_999, 2_000, 5_000])
  func theFilterNeverLosesAWord(capacity: Int) {
    let words = (0..<2_000).map { "word\($0)" }
    let filter = Self.filter(of: words + words, capacity: capacity)
    #expect(words.allSatisfy { filter.mayContain(WordHash($0)) })
    #expect(words.allSatisfy { filter.mayContain(anyOf: WordFingerprints(["other", $0])) })
  }

  @Test func aFilterWithRoomKnowsWhatIsAbsent() {
    let filter = Self.filter(of: (0..<1_000).map { "word\($0)" }, capacity: 1_000)
    let others = (0..<10_000).map { "other\($0)" }
    #expect(!others.contains { filter.mayContain(WordHash($0)) })
    #expect(!filter.mayContain(anyOf: WordFingerprints(others)))
    #expect(!filter.mayContain(anyOf: WordFingerprints([String]())))
    #expect(!WordFilter.empty.mayContain(anyOf: WordFingerprints(others)))
  }

  private static func filter(of words: [String], capacity: Int) -> WordFilter {
    var all = WordFingerprints(capacity: capacity)
    all.withPointer { pointer in
      for word in words { pointer.insert(WordHash(word)) }
    }
    return WordFilter(all)
  }

  @Test func theSetHoldsExactlyTheWordsOfAText() {
    let set = WordSet(SourceText("let café = \"in text\" // comment\n#if $0_x\u{FEFF}"))
    for word in ["let", "café", "in", "text", "comment", "if", "$0_x\u{FEFF}"] { #expect(set.contains(word)) }
    for word in ["", "le", "caf", "lets", "=", "#if", "$0_x"] { #expect(!set.contains(word)) }
    #expect(!set.isEmpty)
  }

  @Test(arguments: ["", " ", "= + ( )\n"])
  func aTextWithoutWordsHasNone(source: String) {
    #expect(WordSet(SourceText(source)) == .empty)
    #expect(WordSet(SourceText(source)).isEmpty)
  }

  @Test func theLastWordNeedsNothingBehindIt() {
    #expect(WordSet(SourceText("a last")).contains("last"))
  }
}
