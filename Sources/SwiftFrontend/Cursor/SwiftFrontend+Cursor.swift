import SourceModel

extension SwiftFrontend {
  package static func cursor(at offset: Int, in text: SourceText) -> Cursor? {
    text.withBytes { bytes in
      guard offset >= 0, offset <= bytes.count, Cursor.isLikely(at: offset, in: bytes) else { return nil }
      let scanner = CodeScanner(bytes, upTo: offset)
      return Cursor(at: offset, in: bytes, .swift, gaps: scanner.gaps, scanner.place)
    }
  }
}
