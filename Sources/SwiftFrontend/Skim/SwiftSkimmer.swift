import SourceModel

/// Finds the type heads, the words and the limits of a Swift file in one pass over its bytes.
///
/// For every file that SwiftParser parses without error, the heads are those of the syntax tree.
package enum SwiftSkimmer {
  package static func skim(_ text: SourceText, words: WordTable, survey: NameInterest? = nil) -> Skim {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return Skim() }
      return ByteClass.table.withUnsafeBufferPointer { classes in
        ByteClass.wordTable.withUnsafeBufferPointer { wordBytes in
          WordLookUp.shared.withPointers { lookUp in
            guard let classes = classes.baseAddress, let wordBytes = wordBytes.baseAddress else { return Skim() }
            var ((skim, found, filter), offsets) = CommentNotes.take { comments in
              let lexer = Lexer(
                base: base, count: bytes.count, classes: classes, wordBytes: wordBytes, words: lookUp,
                comments: comments)
              return WordNotes.take(words, byteCount: bytes.count) { notes in
                var skimmer = Skimmer(lexer, bytes, notes, survey: survey)
                return skimmer.skim()
              }
            }
            (skim.found, skim.words) = (found, filter)
            skim.suppressions = SuppressionReader.read(offsets, in: bytes)
            return skim
          }
        }
      }
    }
  }
}
