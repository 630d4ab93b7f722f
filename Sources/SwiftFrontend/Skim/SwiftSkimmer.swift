import SourceModel

/// Finds the type heads, the words and the limits of a Swift file in one pass over its bytes.
///
/// For every file that SwiftParser parses without error, the heads are those of the syntax tree.
package enum SwiftSkimmer {
  package static func skim(_ text: SourceText, words: WordTable) -> Skim {
    skim(text, words: words, notesBlocks: false).skim
  }

  /// The blocks of a file, inner ones before those around them; none if its brackets do not match.
  static func blocks(of text: SourceText) -> [Block] {
    let (skim, blocks) = skim(text, words: WordTable([]), notesBlocks: true)
    return skim.isUnbalanced ? [] : blocks
  }

  private static func skim(
    _ text: SourceText, words: WordTable, notesBlocks: Bool
  ) -> (skim: Skim, blocks: [Block]) {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return (Skim(), []) }
      return ByteClass.table.withUnsafeBufferPointer { classes in
        ByteClass.wordTable.withUnsafeBufferPointer { wordBytes in
          WordLookUp.shared.withPointers { lookUp in
            guard let classes = classes.baseAddress, let wordBytes = wordBytes.baseAddress else { return (Skim(), []) }
            var blocks: [Block] = []
            var ((skim, found, filter), offsets) = CommentNotes.take { comments in
              let lexer = Lexer(
                base: base, count: bytes.count, classes: classes, wordBytes: wordBytes, words: lookUp,
                comments: comments)
              return WordNotes.take(words, byteCount: bytes.count) { notes in
                var skimmer = Skimmer(lexer, bytes, notes)
                if notesBlocks { skimmer.blocks = [] }
                defer { blocks = skimmer.blocks ?? [] }
                return skimmer.skim()
              }
            }
            (skim.found, skim.words) = (found, filter)
            skim.suppressions = SuppressionReader.read(offsets, in: bytes)
            return (skim, blocks)
          }
        }
      }
    }
  }
}
