import SourceModel

/// Everything that link reads of one file: a pure function of its bytes and the interest.
package struct FileFacts: Hashable, Sendable {
  /// How completely the facts describe the file.
  package enum Understanding: Hashable, Sendable {
    case whole
    /// The file has syntax errors: code being typed.
    case broken
    /// The file was not read or not parsed; the text says why.
    case skipped(String)
    /// No front end reads the file, which may contain routes.
    case foreign
  }

  package var language: Language
  package var heads: [TypeHead]
  package var facts: [Fact]
  /// Heads inside macros, which the skim does not find.
  package var hiddenHeads: [TypeHead] = []
  /// Macros of the tree that the file uses, and that could not be read there.
  package var unreadMacros: Set<String> = []
  /// The macros that the file defines.
  package var macros: [Macro] = []
  /// True if the file includes a file of an unknown kind.
  package var includesUnread = false
  /// The words of its code that are about registering routers by hand.
  package var manualWords: Set<String> = []
  /// True if the file declares something that only the routing library's own sources declare.
  package var declaresLibrary = false
  /// True if the file is one of the routing library's own sources.
  package var isLibrary = false
  package var understanding: Understanding
  /// All words of a file that is not completely understood; otherwise the words at places where a
  /// macro may register anything.
  package var words: WordSet
  /// The words of types that a file without trigger words passes to other code.
  package var given: Set<GivenWord> = []
  /// The comments that suppress findings, in source order.
  package var suppressions: [Suppression] = []
  /// True if the file contains the entry point of an application.
  package var isApplication: Bool
  /// True if the file contains the entry point of a program.
  package var isProgram = false
  /// True if the file contains a word that promises routes, so that an empty result is suspicious.
  package var hasTrigger: Bool
  /// True if the text of the file was parsed.
  package var isParsed: Bool

  package init(
    language: Language = .swift, heads: [TypeHead] = [], facts: [Fact] = [], understanding: Understanding = .whole,
    words: WordSet = .empty,
    isApplication: Bool = false, hasTrigger: Bool = false, isParsed: Bool = false
  ) {
    self.language = language
    self.heads = heads
    self.facts = facts
    self.understanding = understanding
    self.words = words
    self.isApplication = isApplication
    self.hasTrigger = hasTrigger
    self.isParsed = isParsed
  }
}
