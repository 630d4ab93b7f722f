import LanguageServerProtocol
import SourceModel
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DocumentTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "漢", "😀", "👩‍👩‍👧", "\n", "\r", "\r\n", "\t", "\u{2028}", "\0", "x = 1", "\u{FEFF}",
  ]

  @Test(arguments: PositionEncoding.allCases)
  func editsAreAppliedAsTheClientAppliesThem(encoding: PositionEncoding) {
    var random = SeededRandom(18)
    for _ in 0..<40 {
      var naive = NaiveDocument(scalars: [])
      var document = Document(uri: DocumentURI("file:///a.swift"), version: 0, text: SourceText(""))
      for version in 1...25 {
        let changes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
          change(&naive, encoding, &random)
        }
        document.apply(changes, version: version, encoding: encoding)
        #expect(Array(document.text.bytes) == Array(naive.text.utf8))
        #expect(document.lines == LineTable(document.text, countingMark: true))
      }
    }
  }

  /// Changes the model, and says what the client sends about it.
  private func change(
    _ naive: inout NaiveDocument, _ encoding: PositionEncoding, _ random: inout SeededRandom
  ) -> TextDocumentContentChange {
    let text = (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      .joined()
    let ends = [0, 1].map { _ in Int.random(in: 0...naive.scalars.count, using: &random) }.sorted()
    guard Int.random(in: 0..<10, using: &random) > 0, naive.scalars.count < 200,
      let start = naive.position(at: ends[0], in: encoding), let end = naive.position(at: ends[1], in: encoding)
    else {
      naive = NaiveDocument(scalars: Array(text.unicodeScalars))
      return TextDocumentContentChange(range: nil, text: text)
    }
    naive.replace(ends[0]..<ends[1], with: text)
    return TextDocumentContentChange(range: range(start, end), text: text)
  }

  private func range(_ start: (line: Int, column: Int), _ end: (line: Int, column: Int)) -> DocumentRange {
    DocumentRange(
      start: DocumentPosition(line: start.line, character: start.column),
      end: DocumentPosition(line: end.line, character: end.column))
  }

  /// Inserts or removes at places that no text has, in UTF-16 units.
  @Test(arguments: [
    ("ab\r\ncd", (0, 99), (0, 99), "ab|\r\ncd"),
    ("ab\ncd", (9, 0), (9, 4), "ab\ncd|"),
    ("ab\ncd", (1, 1), (0, 1), "a|d"),
    ("a😀b", (0, 2), (0, 3), "a|b"),
    ("a😀b", (0, 2), (0, 2), "a|😀b"),
    ("a\r\nb", (0, 2), (1, 0), "a|b"),
    ("a\rb\r", (2, 0), (2, 0), "a\rb\r|"),
    ("a\u{2028}b", (1, 0), (1, 0), "a\u{2028}b|"),
    ("", (0, 0), (0, 0), "|"),
    ("\0", (0, 1), (0, 1), "\0|"),
  ])
  func placesOutsideMoveToTheNearest(
    text: String, start: (line: Int, column: Int), end: (line: Int, column: Int), expected: String
  ) {
    var document = Document(uri: DocumentURI("untitled:1"), version: 1, text: SourceText(text))
    document.apply(
      [TextDocumentContentChange(range: range(start, end), text: "|")], version: 1, encoding: .utf16)
    #expect(Array(document.text.bytes) == Array(expected.utf8))
  }

  @Test func aLostDocumentWaitsForAWholeText() {
    var document = Document(uri: DocumentURI("untitled:1"), version: 1, text: SourceText("a"))
    document.lose()
    let insertion = TextDocumentContentChange(range: range((0, 0), (0, 0)), text: "b")
    document.apply([insertion], version: 2, encoding: .utf16)
    #expect(document.isLost)
    #expect(Array(document.text.bytes) == Array("a".utf8))
    document.apply([TextDocumentContentChange(range: nil, text: "c"), insertion], version: 3, encoding: .utf16)
    #expect(!document.isLost)
    #expect(Array(document.text.bytes) == Array("bc".utf8))
  }

  @Test func aLostDocumentIsWhatWasSavedWithoutItsMark() {
    var document = Document(uri: DocumentURI("untitled:1"), version: 1, text: SourceText("a"))
    document.lose()
    document.replaceText(withSaved: SourceText("\u{FEFF}b"))
    document.apply(
      [TextDocumentContentChange(range: range((0, 1), (0, 1)), text: "c")], version: 2, encoding: .utf8)
    #expect(!document.isLost)
    #expect(Array(document.text.bytes) == Array("bc".utf8))
  }
}
