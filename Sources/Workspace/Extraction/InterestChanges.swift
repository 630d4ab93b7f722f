import SourceModel

/// What only one of two interests reads, or what they read in different ways.
struct InterestChanges: Sendable {
  /// By the language of the files, without the names of `functions`.
  var words: [Language: Set<String>]
  /// The names that files of Swift may give to functions.
  let methodNames: Set<String>
  /// Groups of words.
  let groups: Set<Set<String>>
  /// The functions that count where the label fits, with the starts of their calls.
  let functions: FunctionInterest
  /// The classes whose members are read.
  let classes: Set<String>
  /// The names of constants, by the last name of the type.
  let constants: [String: Set<String>]
  /// Names with the members that matter, of the first wave that parses.
  let memberPaths: [String: Set<String>]
  /// True if nothing was parsed before. Then texts behind labels begin to count, too.
  let beginsParsing: Bool

  var isEmpty: Bool {
    words.isEmpty && methodNames.isEmpty && groups.isEmpty && functions.starts.isEmpty && classes.isEmpty
      && constants.isEmpty
  }
}

extension ScanInterest {
  func changes(from other: ScanInterest) -> InterestChanges {
    let languages = Set(interests.keys).union(other.interests.keys)
    return InterestChanges(
      words: changedWords(from: other),
      methodNames: self[.swift].names.methods.changes(from: other[.swift].names.methods).functions,
      groups: languages.reduce(into: []) {
        $0.formUnion(self[$1].groups.all.symmetricDifference(other[$1].groups.all))
      },
      functions: self[.swift].searched.symmetricDifference(other[.swift].searched),
      classes: languages.reduce(into: []) { $0.formUnion(self[$1].names.changedClasses(from: other[$1].names)) },
      constants: self[.swift].names.changedConstants(from: other[.swift].names),
      memberPaths: other.isSkimming ? memberPaths : [:], beginsParsing: other.isSkimming)
  }

  func changedWords(from other: ScanInterest) -> [Language: Set<String>] {
    // Where nothing was parsed, only what is to be parsed changes, and what is to be read for a name.
    let words =
      other.interests.isEmpty
      ? interests.mapValues { $0.triggers.union($0.names.askedWords) }
      : changedWords(in: Set(interests.keys).union(other.interests.keys), from: other)
    return words.filter { !$0.value.isEmpty }
  }

  private func changedWords(in languages: Set<Language>, from other: ScanInterest) -> [Language: Set<String>] {
    let calls = functions.changedNames(from: other.functions)
    return languages.reduce(into: [:]) { $0[$1] = self[$1].changedWords(from: other[$1]).union(calls) }
  }
}

extension Interest {
  fileprivate func changedWords(from other: Interest) -> Set<String> {
    let sets: [KeyPath<Interest, Set<String>>] = [
      \.triggers, \.types, \.methods, \.receivers, \.names.initializerLabels,
    ]
    let words = sets.reduce(into: Set<String>()) { words, set in
      words.formUnion(self[keyPath: set].symmetricDifference(other[keyPath: set]))
    }
    // The functions of the tree are callees, too.
    let functions = names.functions.symmetricDifference(other.names.functions).names
    let callees = callees.symmetricDifference(other.callees).union(names.changedWords(from: other.names))
    let aliases = Set(aliases.keys).union(other.aliases.keys).filter { self.aliases[$0] != other.aliases[$0] }
    return words.union(callees.subtracting(functions)).union(aliases).union(changedMacros(from: other))
  }
}
