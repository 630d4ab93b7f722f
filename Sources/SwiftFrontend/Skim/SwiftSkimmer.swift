import SourceModel

/// Finds the type heads, the words and the limits of a Swift file in one pass over its bytes.
///
/// For every file that SwiftParser parses without error, the heads are those of the syntax tree.
package enum SwiftSkimmer {
  package static func skim(_ text: SourceText, words: WordTable, survey: NameInterest? = nil) -> Skim {
    text.withBytes { bytes in
      let (result, offsets) = CommentNotes.take { comments in
        withLexer(of: bytes, comments) { lexer in
          WordNotes.take(words, byteCount: bytes.count) { notes in
            var skimmer = Skimmer(lexer, bytes, notes, survey: survey)
            return skimmer.skim()
          }
        }
      }
      guard case (var skim, let found, let words)? = result else { return Skim() }
      (skim.found, skim.words) = (found, words)
      skim.suppressions = SuppressionReader.read(offsets, in: bytes)
      return skim
    }
  }

  /// Runs `body` with a lexer at the beginning of a text; nil for one without memory.
  static func withLexer<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ comments: CommentNotes, _ body: (Lexer) -> Result
  ) -> Result? {
    guard let base = bytes.baseAddress else { return nil }
    return ByteClass.table.withUnsafeBufferPointer { classes in
      ByteClass.wordTable.withUnsafeBufferPointer { wordBytes in
        WordLookUp.shared.withPointers { lookUp in
          guard let classes = classes.baseAddress, let wordBytes = wordBytes.baseAddress else { return nil }
          return body(
            Lexer(
              base: base, count: bytes.count, classes: classes, wordBytes: wordBytes, words: lookUp,
              comments: comments))
        }
      }
    }
  }
}
