import SourceModel

/// Finds the type heads, the words and the limits of an Objective-C file in one pass over its bytes.
package enum ObjectiveCSkimmer {
  package static func skim(_ text: SourceText, words: WordTable, macros: [String: DeclaringMacro]) -> Skim {
    text.withBytes { bytes in
      var ((skim, found, filter), offsets) = CommentNotes.take { comments in
        WordNotes.take(words, byteCount: bytes.count) { notes in
          Lexer.withLexer(bytes, KeywordTable.with(macros), notes: notes, comments: comments) { lexer in
            var skimmer = Skimmer(lexer, bytes, macros)
            return skimmer.skim()
          } ?? Skim()
        }
      }
      (skim.found, skim.words) = (found, filter)
      skim.suppressions = SuppressionReader.read(offsets, in: bytes)
      return skim
    }
  }
}
