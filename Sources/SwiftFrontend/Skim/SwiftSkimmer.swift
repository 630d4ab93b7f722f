import SourceModel

/// Finds the type heads, the words and the limits of a Swift file in one pass over its bytes.
///
/// For every file that SwiftParser parses without error, the heads are those of the syntax tree.
package enum SwiftSkimmer {
  package static func skim(_ text: SourceText, words: WordTable) -> Skim {
    read(text, words: words).skim
  }

  /// What a skim finds beside the heads, for the parser and in its place.
  struct Survey {
    var heads: [TypeHead]
    var isUnbalanced: Bool
    /// Inner ones before those around them; none if the brackets do not match.
    var blocks: [Block]
    /// The members of the classes of interest, in source order.
    var classes: [ClassMembers]
  }

  static func survey(_ text: SourceText, interest: NameInterest) -> Survey {
    let (skim, blocks, classes) = read(text, words: WordTable([]), survey: interest)
    return Survey(
      heads: skim.heads, isUnbalanced: skim.isUnbalanced, blocks: skim.isUnbalanced ? [] : blocks, classes: classes)
  }

  private static func read(
    _ text: SourceText, words: WordTable, survey: NameInterest? = nil
  ) -> (skim: Skim, blocks: [Block], classes: [ClassMembers]) {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return (Skim(), [], []) }
      return ByteClass.table.withUnsafeBufferPointer { classes in
        ByteClass.wordTable.withUnsafeBufferPointer { wordBytes in
          WordLookUp.shared.withPointers { lookUp in
            guard let classes = classes.baseAddress, let wordBytes = wordBytes.baseAddress
            else { return (Skim(), [], []) }
            var ((read, found, filter), offsets) = CommentNotes.take { comments in
              let lexer = Lexer(
                base: base, count: bytes.count, classes: classes, wordBytes: wordBytes, words: lookUp,
                comments: comments)
              return WordNotes.take(words, byteCount: bytes.count) { notes in
                var skimmer = Skimmer(lexer, bytes, notes, survey: survey)
                return (skim: skimmer.skim(), blocks: skimmer.blocks ?? [], classes: skimmer.classes)
              }
            }
            (read.skim.found, read.skim.words) = (found, filter)
            read.skim.suppressions = SuppressionReader.read(offsets, in: bytes)
            return read
          }
        }
      }
    }
  }
}
