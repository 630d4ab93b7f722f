import SourceModel
import Testing

@Suite("Line table")
struct LineTableTests {
  static let seeds = Array<UInt64>(0..<400)

  @Test(arguments: seeds)
  func positionsEqualThoseOfANaiveCount(seed: UInt64) {
    let (bytes, text, table) = Self.sample(seed)
    let naive = NaiveLines(bytes)
    #expect(table.starts.count == naive.lineCount)
    var expected = Position.zero
    for offset in 0...bytes.count {
      expected = naive.positions[offset] ?? expected
      #expect(table.position(at: offset, in: text) == expected, "offset \(offset) of \(bytes)")
    }
    #expect(table.position(at: -7, in: text) == .zero)
    #expect(table.position(at: bytes.count + 7, in: text) == expected)
  }

  @Test(arguments: seeds, PositionEncoding.allCases)
  func offsetsComeBack(seed: UInt64, encoding: PositionEncoding) {
    let (bytes, text, table) = Self.sample(seed)
    let naive = NaiveLines(bytes)
    for (offset, position) in naive.positions where offset <= naive.contentEnds[Int(position.line)] {
      let found = table.offset(
        line: Int(position.line), column: position.column(in: encoding), in: encoding, of: text)
      #expect(found == offset, "\(bytes)")
    }
  }

  @Test(arguments: seeds, PositionEncoding.allCases)
  func foreignPositionsAreClamped(seed: UInt64, encoding: PositionEncoding) {
    let (bytes, text, table) = Self.sample(seed)
    let naive = NaiveLines(bytes)
    for line in 0..<naive.lineCount {
      #expect(table.offset(line: line, column: 1_000, in: encoding, of: text) == naive.contentEnds[line], "\(bytes)")
      #expect(table.offset(line: line, column: -1, in: encoding, of: text) == Int(table.starts[line]), "\(bytes)")
    }
    #expect(table.offset(line: naive.lineCount, column: 0, in: encoding, of: text) == bytes.count)
    #expect(table.offset(line: -1, column: 5, in: encoding, of: text) == Int(table.starts[0]))
  }

  @Test func aColumnInsideACharacterIsItsStart() {
    let text = SourceText("a😀b")
    let table = LineTable(text)
    let offsets = (0...4).map { table.offset(line: 0, column: $0, in: .utf16, of: text) }
    #expect(offsets == [0, 1, 1, 5, 6])
  }

  @Test func anOffsetInsideACharacterIsItsStart() {
    let text = SourceText("a😀b")
    let columns = (0...6).map { LineTable(text).position(at: $0, in: text).utf16 }
    #expect(columns == [0, 1, 1, 1, 1, 3, 4])
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("\n", 2), ("\r", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r\n\n", 4), ("a\u{2028}b\u{85}c\u{0B}", 1),
  ])
  func linesEndAtLineFeedsAndCarriageReturnsOnly(source: String, lines: Int) {
    #expect(LineTable(SourceText(source)).starts.count == lines)
  }

  private static func sample(_ seed: UInt64) -> ([UInt8], SourceText, LineTable) {
    let bytes = RandomText.bytes(seed: seed)
    let text = SourceText(bytes)
    return (bytes, text, LineTable(text))
  }
}
