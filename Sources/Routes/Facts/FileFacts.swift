import SourceModel

/// Everything that link reads of one file: a pure function of its bytes and the interest.
package struct FileFacts: Hashable, Sendable {
  /// How completely the facts describe the file.
  package enum Understanding: Hashable, Sendable, Codable {
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
  package var macros = MacroFacts()
  package var words: WordFacts
  package var library = LibraryMembership()
  package var entryPoint: EntryPoint
  package var understanding: Understanding
  /// The comments that suppress findings, in source order.
  package var suppressions: [Suppression] = []
  /// True if the file contains a word that promises routes, so that an empty result is suspicious.
  package var hasTrigger: Bool
  /// True if the text of the file was parsed.
  package var isParsed: Bool

  /// `doubtful` are the words of the file as in `WordFacts`.
  package init(
    language: Language = .swift, heads: [TypeHead] = [], facts: [Fact] = [], understanding: Understanding = .whole,
    doubtful: WordSet = .empty, entryPoint: EntryPoint = EntryPoint(), hasTrigger: Bool = false, isParsed: Bool = false
  ) {
    self.language = language
    self.heads = heads
    self.facts = facts
    self.understanding = understanding
    self.words = WordFacts(doubtful: doubtful)
    self.entryPoint = entryPoint
    self.hasTrigger = hasTrigger
    self.isParsed = isParsed
  }
}

/// The macros of a file of Objective-C.
package struct MacroFacts: Hashable, Sendable, Codable {
  /// The macros that the file defines.
  package var defined: [Macro] = []
  /// Macros of the tree that the file uses, and that could not be read there.
  package var unread: Set<String> = []
  /// True if the file includes a file of an unknown kind.
  package var includesUnread = false

  package init() {}
}

/// The words of a file that matter even if no fact is read at their place.
package struct WordFacts: Hashable, Sendable {
  /// All words of a file that is not completely understood; otherwise the words at places where a
  /// macro may register anything.
  package var doubtful: WordSet
  /// The words of types that a file without trigger words passes to other code.
  package var passed: Set<GivenWord> = []
  /// The words of its code that decide how routers are registered at launch.
  package var launch: Set<String> = []
  /// The modules, frameworks and headers that the file imports, of those that switch a system on.
  package var imports: Set<String> = []
  /// The words of its code that switch a system on.
  package var signs: Set<String> = []

  package init(doubtful: WordSet = .empty) {
    self.doubtful = doubtful
  }

  package var isEmpty: Bool { doubtful.isEmpty && passed.isEmpty && launch.isEmpty }
}

/// Whether a file belongs to the sources of a routing library inside the tree.
package struct LibraryMembership: Hashable, Sendable {
  /// True if the file is one of the library's own sources.
  package var isPart = false
  /// True if the file declares something that only the library's own sources declare.
  package var declares = false

  package init() {}
}

/// What starts in a file.
package struct EntryPoint: Hashable, Sendable {
  /// True if the file contains the entry point of an application.
  package var isApplication = false
  /// True if the file contains the entry point of a program.
  package var isProgram = false

  package init(isApplication: Bool = false, isProgram: Bool = false) {
    self.isApplication = isApplication
    self.isProgram = isProgram
  }
}
