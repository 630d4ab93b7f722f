import Routes
import RoutingSystems
import SourceModel

/// What the files of a workspace are read for: the systems' interest in each language, widened by the names that the
/// tree itself builds from the systems' names, and by the functions that the configuration names.
///
/// An object: a copy of the value would count each of its parts, for every file and on every thread.
package final class ScanInterest: Sendable {
  /// Empty in the first wave.
  let interests: [Language: Interest]
  private let wanted: [Language: Wanted]
  /// The same with constants and members only.
  private let wantedNames: [Language: Wanted]
  /// Every word that a skim looks for.
  let table: WordTable
  let systems: SystemList
  /// A file that contains one of these should have routes.
  let promises: Set<String>
  /// The words by which code registers routers itself.
  let launchWords: Set<String>
  let functions: RoutingFunctions
  /// The labels of texts, by language. The systems alone decide which count, so the first wave has them, too.
  private let labels: [Language: LabeledTexts]
  /// The names of functions for which a file of Swift is read, because other files call these methods by selectors.
  private let methodNames: WordFingerprints?
  /// The functions of Swift whose calls count where the label fits.
  private let searchedFunctions: FunctionSearch
  /// What the heads and macros of the tree add, and the interests with it, without the names that facts ask for. nil
  /// in the first wave.
  private let derived: (names: DerivedInterest, interests: [Language: Interest])?

  /// The interest of the first wave, which parses nothing: what is to be parsed depends on the heads and macros of all
  /// files, and these on no interest.
  static func skimming(_ systems: SystemList) -> ScanInterest {
    ScanInterest(systems: systems, interests: [:], functions: RoutingFunctions())
  }

  /// `names` are those that the facts of the tree ask for.
  package convenience init(
    systems: SystemList, heads: HeadTable = HeadTable(), macros: [Macro] = [],
    functions: RoutingFunctions = RoutingFunctions(), names: AskedNames = AskedNames()
  ) {
    let derived = DerivedInterest(heads: heads, macros: macros, systems: systems)
    let interests = systems.languages.map { language in
      (language, derived.interest(functions.widening(systems.interest(in: language)), in: language))
    }
    self.init(
      systems: systems, derived: (derived, Dictionary(uniqueKeysWithValues: interests)), functions: functions,
      names: names)
  }

  /// True in the first wave, which parses nothing.
  var isSkimming: Bool { derived == nil }

  /// The same interest of the same heads and macros, with other names.
  func asking(_ names: AskedNames) -> ScanInterest {
    guard let derived else { return self }
    return ScanInterest(systems: systems, derived: derived, functions: functions, names: names)
  }

  private convenience init(
    systems: SystemList, derived: (names: DerivedInterest, interests: [Language: Interest]),
    functions: RoutingFunctions, names: AskedNames
  ) {
    self.init(
      systems: systems, interests: derived.names.interests(derived.interests, asking: names), functions: functions,
      derived: derived)
  }

  private init(
    systems: SystemList, interests: [Language: Interest], functions: RoutingFunctions,
    derived: (names: DerivedInterest, interests: [Language: Interest])? = nil
  ) {
    self.derived = derived
    self.systems = systems
    self.interests = interests
    self.functions = functions
    wanted = interests.mapValues { Wanted($0) }
    wantedNames = interests.mapValues { Wanted(Interest(names: $0.names), readsBlocks: false) }
    promises = systems.library.promises
    launchWords = systems.library.launch.all
    labels = Dictionary(
      uniqueKeysWithValues: systems.languages.map {
        ($0, LabeledTexts(of: systems.interest(in: $0).names.initializerLabels))
      })
    searchedFunctions = FunctionSearch(interests[.swift]?.searched ?? FunctionInterest())
    let methodNames = interests[.swift]?.names.methods.functions ?? []
    self.methodNames = methodNames.isEmpty ? nil : WordFingerprints(functions: methodNames)
    let words = promises.union(ApplicationEntry.calls).union(launchWords).union(Packs.modules).union(Packs.signs)
    table = WordTable(
      interests.values.reduce(labels.values.reduce(words) { $0.union($1.labels) }) {
        $0.union($1.triggers).union($1.groups.all.joined()).union($1.groups.calls.names).union($1.names.askedWords)
          .union($1.names.pathWords)
      })
  }

  subscript(language: Language) -> Interest {
    interests[language] ?? Interest()
  }

  /// The modules that switch a pack on, of the imports that a skim found.
  func modules(_ imports: [Int]) -> Set<String> {
    imports.isEmpty ? [] : Set(imports.map { table.words[$0] }).intersection(Packs.modules)
  }

  /// nil in the first wave, which parses nothing.
  func names(in language: Language) -> NameInterest? {
    interests[language]?.names
  }

  func wanted(in language: Language) -> Wanted {
    wanted[language] ?? Wanted(self[language])
  }

  /// What is wanted of a file that declares constants or members and has no other word of interest.
  func wantedNames(in language: Language) -> Wanted {
    wantedNames[language] ?? Wanted(Interest())
  }

  /// The names that are read with some of their members, in any language.
  var memberPaths: [String: Set<String>] {
    interests.values.reduce(into: [:]) { paths, interest in
      // Any member may follow a name that has none.
      paths.merge(interest.names.memberPaths) { $0.isEmpty || $1.isEmpty ? [] : $0.union($1) }
    }
  }

  /// True if a file may name a text behind a label, or in a property of that name. `words` are those that it holds.
  func mayLabelText(in text: SourceText, _ language: Language, words: Set<String>) -> Bool {
    labels[language]?.mayStand(in: text, words: words) ?? false
  }

  /// True if a file of Swift may declare a method that other files call by its selector.
  func mayDeclareMethod(in words: WordFilter) -> Bool { methodNames.map(words.mayContain(anyOf:)) ?? false }

  /// True if a file may call or declare a function that is read where the label fits. `words` are those that it holds.
  func mayCallFunction(in text: SourceText, _ language: Language, words: Set<String>) -> Bool {
    language == .swift && searchedFunctions.finds(in: text, words: words)
  }
}
