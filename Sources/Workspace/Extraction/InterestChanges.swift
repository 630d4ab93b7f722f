import SourceModel

/// What only one of two interests reads, or what they read in different ways.
struct InterestChanges: Sendable {
  /// By the language of the files, without the names of `functions`.
  var words: [Language: Set<String>]
  /// Words for which no file is parsed. They matter only in files that are parsed for others.
  let wordsInParsedFiles: [Language: Set<String>]
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
    words.isEmpty && wordsInParsedFiles.isEmpty && methodNames.isEmpty && groups.isEmpty && functions.starts.isEmpty
      && classes.isEmpty && constants.isEmpty
  }
}

extension ScanInterest {
  func changes(from other: ScanInterest) -> InterestChanges {
    let languages = Set(interests.keys).union(other.interests.keys)
    return InterestChanges(
      words: changedWords(in: languages, from: other),
      wordsInParsedFiles: other.isSkimming
        ? [:] : changedWords(in: languages) { $0.changedWordsInParsedFiles(from: other[$1]) },
      methodNames: self[.swift].names.methods.changes(from: other[.swift].names.methods).functions,
      groups: languages.reduce(into: []) {
        $0.formUnion(self[$1].groups.all.symmetricDifference(other[$1].groups.all))
      },
      functions: self[.swift].searched.symmetricDifference(other[.swift].searched),
      classes: languages.reduce(into: []) { $0.formUnion(self[$1].names.changedClasses(from: other[$1].names)) },
      constants: self[.swift].names.changedConstants(from: other[.swift].names),
      memberPaths: other.isSkimming ? memberPaths : [:], beginsParsing: other.isSkimming)
  }

  private func changedWords(in languages: Set<Language>, from other: ScanInterest) -> [Language: Set<String>] {
    // Where nothing was parsed, only what is to be parsed changes, and what is to be read for a name.
    if other.isSkimming { return changedWords(in: languages) { interest, _ in interest.readingWords } }
    let calls = functions.changedNames(from: other.functions)
    return changedWords(in: languages) { interest, language in
      interest.changedReadingWords(from: other[language]).union(calls)
    }
  }

  private func changedWords(
    in languages: Set<Language>, _ words: (Interest, Language) -> Set<String>
  ) -> [Language: Set<String>] {
    languages.reduce(into: [:]) { changes, language in
      let words = words(self[language], language)
      if !words.isEmpty { changes[language] = words }
    }
  }
}

extension Interest {
  /// The words for which a file is parsed, or read for a name.
  fileprivate var readingWords: Set<String> { triggers.union(names.askedWords) }

  /// The words that change what is read of any file.
  fileprivate func changedReadingWords(from other: Interest) -> Set<String> {
    triggers.symmetricDifference(other.triggers)
      .union(names.initializerLabels.symmetricDifference(other.names.initializerLabels))
      .union(names.changedWords(from: other.names).subtracting(changedFunctions(from: other)))
      .union(changedMacros(from: other))
  }

  /// The words that change what is read of a file that is parsed.
  fileprivate func changedWordsInParsedFiles(from other: Interest) -> Set<String> {
    let sets: [KeyPath<Interest, Set<String>>] = [\.types, \.methods, \.receivers]
    let words = sets.reduce(into: Set<String>()) { words, set in
      words.formUnion(self[keyPath: set].symmetricDifference(other[keyPath: set]))
    }
    let aliases = Set(aliases.keys).union(other.aliases.keys).filter { self.aliases[$0] != other.aliases[$0] }
    return words.union(callees.symmetricDifference(other.callees).subtracting(changedFunctions(from: other)))
      .union(aliases)
  }

  /// The functions of the tree, which are callees, too.
  private func changedFunctions(from other: Interest) -> Set<String> {
    names.functions.symmetricDifference(other.names.functions).names
  }
}
