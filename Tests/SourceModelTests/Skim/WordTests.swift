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

  @Test(arguments: [0, 1, 40, 5_000])
  func theFilterNeverLosesAWord(expected: Int) {
    let words = (0..<2_000).map { "word\($0)" }
    var filter = WordFilter(expectedWords: expected)
    #expect(words.allSatisfy { !filter.mayContain(WordHash($0)) })
    for word in words { filter.insert(WordHash(word)) }
    #expect(words.allSatisfy { filter.mayContain(WordHash($0)) })
  }

  @Test func aFilterOfTheRightSizeIsSeldomWrong() {
    var filter = WordFilter(expectedWords: 1_000)
    for index in 0..<1_000 { filter.insert(WordHash("word\(index)")) }
    let wrong = (0..<1_000).count { filter.mayContain(WordHash("other\($0)")) }
    #expect(wrong < 150)
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
