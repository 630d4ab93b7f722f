import Routes
import RoutingSystems

/// Facts that are kept from run to run.
///
/// A state that is restored is the state that was kept, as if it had gone on: what changed since is marked, and read as
/// after a change of a file.
extension WorkspaceState {
  /// Where facts are kept from run to run; nil for nowhere.
  package var cache: FactsCache? {
    get { reading.cache }
    set { (reading.cache, reading.notesContents) = (newValue, newValue != nil) }
  }

  /// True if the facts that were given are those of another configuration.
  package var refusesFacts: Bool { reading.areRefused }

  /// Begins to read what another run read; nil where there is nothing.
  func loadFacts() -> FactsLoading? {
    if let facts = reading.given { return FactsLoading { facts } }
    return cache?.load(for: names, among: knownSystems, threads: threads)
  }

  /// The sources that the facts are about, that had to be read once more, and could not, sorted.
  package var problemsOfFacts: [FileProblem] { (tree as? FactsTree)?.problems ?? [] }

  /// Takes up what another run read, if it read it for the same systems and functions. A walk has set what the
  /// configuration depends on, and nothing is tracked yet.
  mutating func restore(_ loading: FactsLoading) {
    guard let kept = loading.finish() else { return }
    configure()
    let readings = kept.files.compactMap { file, reading in path(of: file).map { ($0, reading) } }
    if kept.header.basis == .tree { configuration.setUsedPacks(TrackedFiles.usesOfPacks(in: readings.map(\.1))) }
    let header = FactsHeader(kept.header.basis, configuration.systemChoice, configuration.functions)
    guard kept.header == header, readings.count == kept.files.count else {
      reading.areRefused = reading.given != nil
      configuration.setUsedPacks([:])
      return interest = .skimming(systems)
    }
    files.restore(readings)
    interest = interest(of: header.basis)
    needs.caching = false
  }

  /// The interest that the files were read with.
  private mutating func interest(of basis: FactsHeader.Basis) -> ScanInterest {
    switch basis {
    case .systems: return ScanInterest(systems: systems, functions: configuration.functions)
    case .tree:
      let input = files.current
      let interest = ScanInterest(
        systems: systems, heads: input.heads, macros: input.files.flatMap(\.facts.macros.defined),
        functions: configuration.functions, names: files.askedNames)
      // It has the heads and the names of all files.
      _ = (files.takeHeadsChanged(), files.takeNamesChanged(), files.takeSwitchesChanged())
      return interest
    }
  }

  private func path(of file: ReadFile) -> FilePath? {
    names.roots.indices.contains(file.root) ? names.roots[file.root].appending(file.path.bytes) : nil
  }

  /// What another run read of files that a walk has marked.
  mutating func takeContents(of paths: [FilePath]) -> [FilePath: ReadFile.Content] {
    guard needs.confirmation else { return [:] }
    needs.confirmation = false
    let contents = paths.compactMap { path in files[path]?.reading?.content.map { (path, $0) } }
    return Dictionary(contents) { first, _ in first }
  }

  /// Leaves what was read to the next run. Returns the reason why that is not possible; nil where it is done, or where
  /// nothing has changed.
  package mutating func writeCache() -> FileProblem.Reason? {
    guard let cache, needs.caching, isUpToDate else { return nil }
    needs.caching = false
    let header = FactsHeader(.tree, configuration.systemChoice, configuration.functions)
    return cache.write(FactsFile(header, readFiles), for: names, among: knownSystems)
  }

  /// All that was read of the tree.
  func facts(with tree: RecordedTree) -> FactsFile {
    var facts = FactsFile(FactsHeader(.tree, configuration.systemChoice, configuration.functions), readFiles)
    for index in facts.files.indices { facts.files[index].status = nil }
    facts.tree = tree
    return facts
  }

  /// In the order of the paths.
  private var readFiles: [ReadFile] {
    files.paths.sorted().compactMap { path in
      guard let reading = files[path]?.reading, let place = place(of: path) else { return nil }
      let isKept = overlays[path] == nil && reading.problem == nil
      return ReadFile(
        root: place.root, path: place.path, content: isKept ? reading.content : nil,
        status: isKept ? reading.status : nil, extraction: reading.extraction)
    }
  }

  private func place(of path: FilePath) -> (root: Int, path: FilePath)? {
    for (number, root) in names.roots.enumerated() {
      if let rest = path.relative(to: root) { return (number, FilePath(bytes: rest)) }
    }
    return nil
  }
}
