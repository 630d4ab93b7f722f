import Routes

/// What the files are read for, as the systems and the names of the whole tree decide.
extension WorkspaceState {
  /// What the files are read for. To be set before the first scan.
  package var purpose: ReadingPurpose {
    get { reading.purpose }
    set { reading.purpose = newValue }
  }

  /// The facts of the last systems stay until the files are read anew.
  mutating func useSystems(insteadOf old: SystemChoice) {
    needs.link = true
    // Nothing was read for the old systems.
    if interest.isSkimming { return interest = .skimming(systems) }
    let words = configuration.systemChoice.changedWords(from: old)
    needs.systemWords = words.flatMap { words in needs.systemWords.map { $0.union(words) } }
  }

  /// The packs whose libraries the sources use are on.
  private mutating func updatePacks() {
    guard files.takeSwitchesChanged() else { return }
    let choice = configuration.systemChoice
    configuration.setUsedPacks(files.usesOfPacks)
    if interest.systems !== systems { useSystems(insteadOf: choice) }
  }

  mutating func updateInterest() {
    updatePacks()
    let (headsChanged, namesChanged) = (files.takeHeadsChanged(), files.takeNamesChanged())
    let isDerived = !headsChanged && interest.functions == configuration.functions && interest.systems === systems
    guard namesChanged || !isDerived else { return }
    let input = files.current
    let names = reading.readsMembers ? files.askedNames : files.askedNames.withoutMembers
    let wanted =
      isDerived
      ? interest.asking(names)
      : ScanInterest(
        systems: systems, heads: input.heads, macros: input.files.flatMap(\.facts.macros.defined),
        functions: configuration.functions, names: names)
    var changes = wanted.changes(from: interest)
    let isOfOtherSystems = wanted.systems !== interest.systems
    guard !changes.isEmpty || isOfOtherSystems else { return }
    interest = wanted
    if isOfOtherSystems {
      if let words = needs.systemWords {
        for language in systems.languages { changes.words[language, default: []].formUnion(words) }
      } else {
        files.markAll()
      }
      needs.systemWords = []
    }
    files.markAll(changedBy: changes, input.heads)
  }
}
