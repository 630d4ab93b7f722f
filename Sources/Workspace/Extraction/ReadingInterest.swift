import Routes
import SourceModel

/// What the files of a workspace are read for: the dialects' interest in each language, widened by the names that the
/// tree itself builds from the dialects' names, and by the functions that the configuration names.
package struct ReadingInterest: Sendable {
  private let interests: [Language: Interest]
  private let wanted: [Language: Wanted]
  /// Every word that a skim looks for.
  let table: WordTable
  /// A file that holds one of these promises routes.
  let promises = Dialects.promises
  let functions: RoutingFunctions

  /// Of the first wave, which parses nothing: what is to be parsed depends on the heads and macros of all files, and these
  /// on no interest.
  static let skimming = ReadingInterest(interests: [:], functions: RoutingFunctions())

  package init(
    heads: HeadTable = HeadTable(), macros: [Macro] = [], functions: RoutingFunctions = RoutingFunctions()
  ) {
    let languages = Set(Dialects.all.map { $0.language })
    let own = languages.map { ($0, Dialects.interest(for: $0)) }
    let secondWave = SecondWave(heads: heads, macros: macros)
    let interests = own.map { ($0, secondWave.interest(functions.widening($1), in: $0)) }
    self.init(interests: Dictionary(uniqueKeysWithValues: interests), functions: functions)
  }

  private init(interests: [Language: Interest], functions: RoutingFunctions) {
    (self.interests, self.functions) = (interests, functions)
    wanted = interests.mapValues { Wanted($0) }
    table = WordTable(
      interests.values.reduce(promises.union(ApplicationEntry.calls).union(Dialects.manualWords)) {
        $0.union($1.triggers)
      })
  }

  subscript(language: Language) -> Interest {
    interests[language] ?? Interest()
  }

  func wanted(in language: Language) -> Wanted {
    wanted[language] ?? Wanted(self[language])
  }

  /// The words that only one of the two looks for, or that the two understand differently.
  func changedWords(from other: ReadingInterest) -> Set<String> {
    // Where nothing was parsed, only what is to be parsed changes.
    if other.interests.isEmpty { return interests.values.reduce(into: Set()) { $0.formUnion($1.triggers) } }
    return Set(interests.keys).union(other.interests.keys).reduce(into: functions.changedNames(from: other.functions)) {
      words, language in
      words.formUnion(Self.changes(self[language], other[language]))
    }
  }

  private static func changes(_ new: Interest, _ old: Interest) -> Set<String> {
    let sets: [KeyPath<Interest, Set<String>>] = [\.triggers, \.callees, \.types, \.methods, \.receivers]
    let words = sets.reduce(into: Set<String>()) { words, set in
      words.formUnion(new[keyPath: set].symmetricDifference(old[keyPath: set]))
    }
    let aliases = Set(new.aliases.keys).union(old.aliases.keys)
    return words.union(aliases.filter { new.aliases[$0] != old.aliases[$0] }).union(new.changedMacros(from: old))
  }
}
