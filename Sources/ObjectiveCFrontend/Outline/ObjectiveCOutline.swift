import SourceModel

/// An Objective-C file's outline.
enum ObjectiveCOutline {
  static func parse(_ text: SourceText, interest: Interest) -> ParseResult {
    let empty = ParseResult(outline: SourceOutline(language: .objectiveC), hasErrors: false)
    return text.withBytes { bytes in
      Lexer.withLexer(bytes, notes: nil) { lexer in
        var reader = Reader(lexer, bytes, interest)
        reader.read()
        let outline = OutlineBuilder(reader, text).outline()
        return ParseResult(
          outline: outline, hasErrors: reader.hasErrors || reader.heads.excess != nil,
          doubtful: WordSet(hashes: reader.doubtful))
      } ?? empty
    }
  }
}
