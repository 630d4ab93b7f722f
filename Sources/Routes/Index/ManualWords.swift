import SourceModel

/// Where code may hold one of the words that have to do with registering routers by hand.
struct ManualWords: Sendable {
  /// The applications that perhaps link such code.
  private(set) var applications: ApplicationSet = []
  /// Why there may be more of it.
  private(set) var doubt: String?

  init(_ files: [IndexedFile] = [], words: Set<String> = [], blindSpots: BlindSpots = BlindSpots()) {
    for file in files where !file.facts.isLibrary {
      if file.holds(words) { applications.formUnion(file.linkage.possible) }
    }
    doubt =
      blindSpots.reason(naming: words, toDoubt: .launch)?.text ?? blindSpots.reason(toDoubtAny: .launch)
  }
}

extension IndexedFile {
  fileprivate func holds(_ words: Set<String>) -> Bool {
    !facts.manualWords.isDisjoint(with: words) || words.contains(where: facts.words.contains)
  }
}
