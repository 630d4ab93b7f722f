/// Reads one language.
package protocol Frontend: Sendable {
  static var language: Language { get }
  /// File name extensions without the dot.
  static var fileExtensions: [String] { get }

  /// One pass over the bytes. Never fails; iterative; time linear in the size. `macros` are those of libraries that declare
  /// something of a type, by name. A file that may be parsed is surveyed for the names of an interest.
  static func skim(
    _ text: SourceText, words: WordTable, macros: [String: DeclaringMacro], survey: NameInterest?
  ) -> Skim

  /// The file's outline. Call it only for a file whose skim has no `excess`, and on a thread with a stack of at least
  /// 64 MiB. `skim` is that of the text, surveyed for the same names.
  static func parse(_ text: SourceText, wanted: Wanted, skim: Skim) -> ParseResult

  /// Where a cursor stands at a byte offset, also in unfinished code; nil in comments, outside the text, and where no call
  /// and no `where` clause is around it.
  static func cursor(at offset: Int, in text: SourceText) -> Cursor?
}

extension Frontend {
  /// Skims a file without a survey.
  package static func skim(_ text: SourceText, words: WordTable, macros: [String: DeclaringMacro] = [:]) -> Skim {
    skim(text, words: words, macros: macros, survey: nil)
  }

  /// Parses a file with an interest that was not compiled for a whole workspace.
  package static func parse(_ text: SourceText, interest: Interest) -> ParseResult {
    parse(text, wanted: Wanted(interest))
  }

  package static func parse(_ text: SourceText, wanted: Wanted) -> ParseResult {
    let skim = skim(text, words: WordTable([]), macros: [:], survey: wanted.interest.names)
    return parse(text, wanted: wanted, skim: skim)
  }
}

package struct ParseResult: Sendable {
  package var outline: SourceOutline
  /// The parser had to skip or invent something: what is absent from the outline may still be in the file.
  package var hasErrors: Bool
  /// The words that stand where a macro may make anything of them, and that the outline does not hold.
  package var doubtful: WordSet
  /// Type heads that no skim sees, because a macro hides them. The outline holds them too.
  package var hiddenHeads: [TypeHead]
  /// The tree's own macros with a use that could not be read as their body.
  package var unreadMacros: Set<String> = []

  package init(
    outline: SourceOutline, hasErrors: Bool, doubtful: WordSet = .empty, hiddenHeads: [TypeHead] = []
  ) {
    self.outline = outline
    self.hasErrors = hasErrors
    self.doubtful = doubtful
    self.hiddenHeads = hiddenHeads
  }
}
