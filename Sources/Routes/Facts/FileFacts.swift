import SourceModel

/// All that link needs to know of one file: a pure function of its bytes and the interest.
package struct FileFacts: Hashable, Sendable {
  /// Whether what is absent from the facts is also absent from the file.
  package enum Understanding: Hashable, Sendable {
    case whole
    /// The file has syntax errors: code being typed.
    case broken
    /// The file was not read or not parsed; the text says why.
    case skipped(String)
    /// Routes may be written in it, and no front end reads it.
    case foreign
  }

  package var language: Language
  package var heads: [TypeHead]
  package var facts: [Fact]
  /// Heads that no skim sees, because macros hide them.
  package var hiddenHeads: [TypeHead] = []
  /// Macros of the tree that the file uses, and that could not be read there.
  package var unreadMacros: Set<String> = []
  /// The macros that the file defines.
  package var macros: [Macro] = []
  /// Whether it includes a file that nothing is known of.
  package var includesUnread = false
  /// Those words of its code that have to do with registering routers by hand.
  package var manualWords: Set<String> = []
  /// Whether it declares what only the routing library's own sources do.
  package var declaresLibrary = false
  /// Whether it lies among the routing library's own sources.
  package var isLibrary = false
  package var understanding: Understanding
  /// Every word of a file that is not understood whole; of one that is, those that a macro may make anything of.
  package var words: WordSet
  /// The words of types that the code of a file without any trigger word hands on.
  package var given: Set<GivenWord> = []
  /// The comments that suppress findings, in source order.
  package var suppressions: [Suppression] = []
  /// The file holds the entry point of an application.
  package var isApplication: Bool
  /// The file holds the entry point of a program.
  package var isProgram = false
  /// The file holds a word that promises routes, so an empty result would be suspicious.
  package var hasTrigger: Bool
  /// The file's text was parsed.
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
