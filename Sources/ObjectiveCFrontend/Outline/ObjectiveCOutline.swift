import SourceModel

/// An Objective-C file's outline.
enum ObjectiveCOutline {
  /// Where the bodies of macros do not fit into the file, it is read without them.
  static func parse(_ text: SourceText, wanted: Wanted) -> ParseResult {
    let expansion = MacroExpansion(text, wanted.interest.macros.readable)
    if let expanded = expansion.result {
      var result = parse(expanded.text, of: text, expanded.map, wanted)
      result.unreadMacros = expansion.unread
      if !result.hasErrors { return importing(text, wanted, result) }
    }
    var result = parse(text, of: text, SourceMap(), wanted)
    result.unreadMacros = expansion.used
    return importing(text, wanted, result)
  }

  private static func importing(_ text: SourceText, _ wanted: Wanted, _ result: ParseResult) -> ParseResult {
    if wanted.interest.receivers.isEmpty { return result }
    var result = result
    result.outline.declared.imports = ImportScan.modules(in: text)
    return result
  }

  /// Reads a text whose places lie in `file`.
  private static func parse(
    _ text: SourceText, of file: SourceText, _ map: SourceMap, _ wanted: Wanted
  ) -> ParseResult {
    let empty = ParseResult(outline: SourceOutline(language: .objectiveC), hasErrors: false)
    return text.withBytes { bytes in
      Lexer.withLexer(bytes, KeywordTable.with(wanted.interest.macros.declaring), notes: nil) { lexer in
        var reader = Reader(lexer, bytes, wanted)
        reader.read()
        let builder = OutlineBuilder(reader, ExpandedPlaces(text, of: file, map))
        return ParseResult(
          outline: builder.outline(), hasErrors: reader.hasErrors || reader.heads.excess != nil,
          doubtful: WordSet(hashes: reader.doubtful), hiddenHeads: builder.hiddenHeads)
      } ?? empty
    }
  }
}
