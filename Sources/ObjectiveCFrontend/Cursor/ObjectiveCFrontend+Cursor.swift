import SourceModel

extension ObjectiveCFrontend {
  package static func cursor(at offset: Int, in text: SourceText) -> Cursor? {
    text.withBytes { bytes in
      guard offset >= 0, offset <= bytes.count, Cursor.isLikely(at: offset, in: bytes) else { return nil }
      let scanner = Lexer.withLexer(bytes, notes: nil) { CodeScanner($0, upTo: offset) }
      return scanner.flatMap { Cursor(at: offset, in: bytes, .objectiveC, gaps: $0.gaps, $0.place) }
    }
  }
}
