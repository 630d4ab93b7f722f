import SourceModel

/// Finds the type heads, the words and the limits of an Objective-C file in one pass over its bytes.
package enum ObjectiveCSkimmer {
  package static func skim(_ text: SourceText, words: WordTable) -> Skim {
    text.withBytes { bytes in
      var ((skim, found, filter), offsets) = CommentNotes.take { comments in
        WordNotes.take(words, byteCount: bytes.count) { notes in
          Lexer.withLexer(bytes, notes: notes, comments: comments) { lexer in
            var skimmer = Skimmer(lexer, bytes)
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
