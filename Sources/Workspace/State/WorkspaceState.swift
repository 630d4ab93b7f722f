import Configuration
import Essentials
import Routes
import RoutingSystems
import SourceModel

/// The source files below some roots, what is in them, and the index of it all: one value with one owner.
///
/// Changes only mark files; `update` reads the marked files. After it the index equals that of a
/// fresh state over the same files and overlays.
package struct WorkspaceState: Sendable {
  /// The index as of the last update.
  package private(set) var index: RouteIndex
  /// The configuration and its mistakes, as of the last update.
  package internal(set) var configuration: ConfigurationFiles

  let names: RootNames
  /// They overrule the configuration.
  package var settings: LinkSettings { didSet { if settings != oldValue { needs.link = true } } }
  var files = TrackedFiles()
  private(set) var projects = TrackedProjects()
  /// Which targets of the projects hold which files.
  private(set) var targets = TrackedTargets()
  private(set) var overlays: [FilePath: SourceText] = [:]
  var interest: ScanInterest
  var needs = Needs()
  var reading: ReadingContext
  /// The findings of the last walk.
  private(set) var walk = WalkFindings()

  /// The steps of the next update.
  struct Needs: Sendable {
    var walk = false
    var configuration = true
    var link = true
    /// The words of files that are read anew because the systems have changed; nil for all files.
    var systemWords: Set<String>? = []
    /// What was read for some systems while the files were looked for, and needs no reading.
    var known: (systems: SystemList, files: [FilePath: ReadingBatch.Source.Outcome])?
    /// True if the marks are those of a walk: the files may still hold what another run read of them.
    var confirmation = false
    /// True if the cache does not hold what was read.
    var caching = true
  }

  /// Roots may be folders or files, absolute or relative to the working directory; the paths of files begin with them.
  /// Settings overrule the configuration, which is read from `configuration` where that is given, and from
  /// `additional` beside all other files.
  package init(
    roots: [FilePath], settings: LinkSettings = LinkSettings(), configuration: FilePath? = nil,
    additional: FilePath? = nil, threads: Int? = nil, systems: SystemList = .builtIn
  ) {
    self.init(Disk(), roots, settings, configuration, additional: additional, threads: threads, systems)
  }

  /// The same of the folder that facts are about: files with the content of the facts are not read again.
  package init(
    roots: [FilePath], settings: LinkSettings, configuration: FilePath? = nil, knowing facts: FactsFile,
    systems: SystemList = .builtIn
  ) {
    self.init(Disk(), roots, settings, configuration, systems)
    reading.given = facts
  }

  /// The same of a revision, whose roots need not exist. A chosen configuration is read from the disk.
  package init(
    of revision: RevisionTree, roots: [FilePath], settings: LinkSettings, configuration: FilePath? = nil,
    systems: SystemList = .builtIn
  ) {
    self.init(revision, roots, settings, configuration, systems)
  }

  /// The same of the files that facts are about.
  package init(
    of facts: FactsFile, sources root: FilePath, settings: LinkSettings, configuration: FilePath? = nil,
    systems: SystemList = .builtIn
  ) {
    let tree: any FileTree =
      switch (facts.tree, facts.header.basis) {
      case (let record?, .tree): ReplayedTree(record, at: root)
      default: FactsTree(facts, sources: root)
      }
    self.init(tree, [root], settings, configuration, systems)
    reading.given = facts.inTree
  }

  /// The same of a folder, with a record of what is asked of it.
  init(recording tree: RecordingTree, of root: FilePath, configuration: FilePath?, systems: SystemList) {
    self.init(tree, [root], LinkSettings(), configuration, systems)
    reading.notesContents = true
  }

  private init(
    _ tree: any FileTree, _ roots: [FilePath], _ settings: LinkSettings, _ configuration: FilePath?,
    additional: FilePath? = nil, threads: Int? = nil, _ systems: SystemList
  ) {
    index = RouteIndex(systems: systems)
    interest = .skimming(systems)
    names = RootNames(roots, in: tree)
    self.configuration = ConfigurationFiles(
      roots: roots, chosen: configuration, additional: additional, in: tree, systems: systems)
    self.settings = settings
    reading = ReadingContext(threads: threads ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Walks the roots, and marks what is new, changed or gone since the last walk. A walk that `isWanted` stops is left to
  /// the next update.
  package mutating func scan(while isWanted: () -> Bool = { true }, timing timeline: Timeline? = nil) {
    let tree = tree
    // A first scan knows nothing yet.
    let isFirst = files.isEmpty && overlays.isEmpty
    let loading = interest.isSkimming && !files.haveReadings ? loadFacts() : nil
    // What is read early with other systems is read again. The configurations below the roots are not known before the walk.
    let readsEarly = isFirst && loading == nil
    if readsEarly { configure() }
    needs.configuration = true
    let batch = ReadingBatch(interest: interest, notesContents: reading.notesContents, tree: tree)
    let early = readsEarly ? EarlyReading(batch, threads: threads - 1) : nil
    let walk = timeline.measure("walk") {
      FileWalker(
        roots: roots, in: tree, libraries: systems.library.sources.products, reporting: { early?.add($0) },
        while: isWanted)
    }
    let known = timeline.measure("wait for readers") { early?.finish() }
    needs.known = known.map { (interest.systems, $0) }
    needs.walk = !walk.isWhole
    guard walk.isWhole else { return }
    if !self.walk.placesFilesAs(walk.findings) { targets.forget() }
    self.walk = walk.findings
    if let loading { timeline.measure("wait for the cache") { restore(loading) } }
    let inWalk = files.isEmpty && overlays.isEmpty ? [] : Set(walk.files.map(\.path))
    for path in files.paths where !inWalk.contains(path) { lose(path) }
    projects.found(walk.projects)
    for file in walk.files {
      files.found(file.path, status: try? tree.status(of: file.path, followingLinks: true), origin: file.origin)
    }
    // What the names of the tree mark is to be read whatever it holds.
    needs.confirmation = loading != nil && files.hasMarks
    for path in overlays.keys where !inWalk.contains(path) { track(path) }
  }

  /// The text overrules the disk until `close`. Of a path that no walk would take it is kept, but not indexed.
  package mutating func open(_ path: FilePath, text: SourceText) {
    overlays[path] = text
    if configuration.mayBe(path) { needs.configuration = true }
    if files[path] == nil { track(path) } else { files.mark(path) }
  }

  /// The disk counts again.
  package mutating func close(_ path: FilePath) {
    guard overlays.removeValue(forKey: path) != nil else { return }
    changedOnDisk(path)
  }

  /// A file, folder, project or ignore file was created, changed or deleted. Returns false, and does next to nothing, where that
  /// changes no answer.
  @discardableResult
  package mutating func changedOnDisk(_ path: FilePath) -> Bool {
    needs.known?.files[path] = nil
    if isSkipped(path) { return false }
    if configuration.mayBe(path) {
      needs.configuration = true
      let isBelow = roots.contains(where: path.isInside)
      if isBelow, walk.configurations.contains(path) != (tree.kind(of: path) == .file) { needs.walk = true }
      return true
    }
    let (isKnown, isDocument) = (files[path] != nil, SourceKind.isDocument(name: path.name))
    switch tree.kind(of: path) {
    case .file where path.name.elementsEqual(SwiftPackages.manifest.utf8):
      if isKnown { files.mark(path) }
      needs.walk = true
    // A document that was not read from the disk may be new there, and a project is read for the targets, too.
    case .file where isKnown && !XcodeProject.isNamed(path) && !(isDocument && files[path]?.reading?.status == nil):
      files.mark(path)
    case _ where path.name.elementsEqual(SubmoduleList.name.utf8): needs.walk = true
    case nil where !walk.submodules.isEmpty && walk.submodules.contains(where: names.realPath(of: path).isInside):
      needs.walk = true
    case _ where walk.hasLinks || roots.contains(path): needs.walk = true
    case _
    where !walk.unread.isEmpty && SourceKind.isCode(path)
      || walk.unread.contains { path.isInside($0.path) }:
      needs.walk = true
    case _ where IgnoreFile.isNamed(path) || XcodeProject.isNamed(path): needs.walk = true
    case _ where DependencyList.fetcher(naming: path.name) != nil: needs.walk = true
    case _ where configuration.opensTables(path): needs.walk = true
    case .file where SourceKind(path) == nil: return false
    // Whether there are documents decides about other files.
    case .file where SourceKind.needsDocuments(name: path.name) && !files.haveDocuments: return false
    case .file where isDocument || SourceKind.needsDocuments(name: path.name): needs.walk = true
    case nil where isKnown && isDocument: needs.walk = true
    // Whether an ignored source counts, a walk knows: it visits a limited number.
    case .file where FileWalker.origin(of: path, roots: roots, in: tree) == .ignored: needs.walk = true
    case .file: track(path)
    case nil where isKnown: lose(path)
    case nil where !hasAny(inside: path): return false
    default: needs.walk = true
    }
    return true
  }

  /// True if an update would find nothing to read.
  package var isUpToDate: Bool { !needs.walk && !needs.configuration && !files.hasMarks && !projects.hasMarks }

  /// Reads the marked files on threads of its own, and links if anything changed.
  ///
  /// Returns false if `isWanted` stopped it: then the next update reads the rest. `report` gets the
  /// percentage that is read, on other threads and sometimes in another order.
  @discardableResult
  package mutating func update(
    while isWanted: @escaping @Sendable () -> Bool = { true },
    reporting report: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> Bool {
    let meter = ReadingMeter(report)
    while let batch = nextBatch(while: isWanted) {
      meter.begin(jobs: batch.jobs.count)
      let results = await DeepStack.map(batch.jobs, threads: threads, tool: FileReader.init) { job, reader in
        defer { meter.advance() }
        return isWanted() ? batch.run(job, with: &reader) : nil
      }
      for (job, result) in zip(batch.jobs, results) where result == nil { mark(job) }
      apply(results.compactMap(\.self))
      guard isWanted() else { return false }
    }
    guard !needs.walk else { return false }
    link()
    return true
  }

  /// Updates like `update`, on a thread that may block.
  package mutating func updateBlocking(
    reporting report: @escaping @Sendable (Int) -> Void = { _ in }, timing timeline: Timeline? = nil
  ) {
    let meter = ReadingMeter(report)
    while let batch = timeline.measure("plan", { nextBatch() }) {
      meter.begin(jobs: batch.jobs.count)
      let results = timeline.measure("read \(batch.fileCount) files") {
        DeepStack.map(batch.jobs, threads: threads, tool: FileReader.init) { job, reader in
          defer { meter.advance() }
          return batch.run(job, with: &reader)
        }
      }
      timeline.measure("store") { apply(results) }
    }
    timeline.measure("link") { link() }
  }

  /// Returns a fresh state of the same roots, settings and overlays. The last valid content of a
  /// configuration is kept.
  package func madeAnew() -> WorkspaceState {
    var state = WorkspaceState(roots: roots, settings: settings, threads: threads, systems: knownSystems)
    (state.configuration, state.purpose) = (configuration, purpose)
    state.scan()
    for (path, text) in overlays { state.open(path, text: text) }
    state.updateBlocking()
    return state
  }

  /// The systems that the program knows.
  package var knownSystems: SystemList { configuration.knownSystems }

  /// The systems of the tree. The index has them after the next link.
  var systems: SystemList { configuration.systems }

  private var roots: [FilePath] { names.roots }

  var tree: any FileTree { names.tree }

  var threads: Int { reading.threads }

  /// What to read next: what is marked, then what the names of the whole tree have changed the meaning of.
  private mutating func nextBatch(while isWanted: () -> Bool = { true }) -> ReadingBatch? {
    if needs.walk { scan(while: isWanted) }
    guard !needs.walk else { return nil }
    if needs.configuration { configure() }
    // While names are compared, on one thread for the most part, a processor has nothing else to do.
    if !projects.hasMarks { beginTargets() }
    if files.needNames { updateInterest() }
    let names = names
    let ofProjects = projects.takeMarked { names.realPath(of: $0) }.map(ReadingBatch.Job.project)
    let marked = files.takeMarked()
    let ofSources = marked.files.map { ReadingBatch.Job.source($0, overlay: overlays[$0], isCaller: false) }
    let ofCallers = marked.callers.map { ReadingBatch.Job.source($0, overlay: overlays[$0], isCaller: true) }
    let jobs = ofProjects + ofSources + ofCallers
    if jobs.isEmpty { return nil }
    defer { needs.known = nil }
    return ReadingBatch(
      jobs: jobs, interest: interest, functions: FunctionSearch(marked.functions),
      contents: takeContents(of: marked.files), notesContents: reading.notesContents, known: knownFiles, tree: tree)
  }

  /// What was read during the walk and still holds.
  private var knownFiles: [FilePath: ReadingBatch.Source.Outcome] {
    guard let known = needs.known, interest.isSkimming, interest.systems === known.systems else { return [:] }
    return overlays.isEmpty ? known.files : known.files.filter { overlays[$0.key] == nil }
  }

  /// Starts to make the target map if it must be made anew. Then the places of all files are not known.
  private mutating func beginTargets() {
    let (placesChanged, projectsChanged) = (files.takePlacesChanged(), projects.takeChanged())
    if placesChanged || projectsChanged { targets.forget() }
    guard !targets.areKnownOrComing else { return }
    files.displace()
    targets.begin(targetMapJob())
  }

  private mutating func mark(_ job: ReadingBatch.Job) {
    switch job {
    case .project(let job): projects.mark(job.path)
    case .source(let path, _, _): files.mark(path)
    }
  }

  mutating func configure() {
    needs.configuration = false
    let (world, applications) = (configuration.world, configuration.applications)
    let choice = configuration.systemChoice
    configuration.read(overlays, found: walk.configurations, tableFiles: walk.tableFiles)
    if interest.systems !== systems { useSystems(insteadOf: choice) }
    if configuration.world != world { needs.link = true }
    if configuration.applications != applications { targets.forget() }
  }

  private mutating func apply(_ results: [ReadingBatch.Result]) {
    for result in results {
      switch result {
      case .project(let project): projects.apply(project)
      case .source(let source):
        switch source.outcome {
        case .gone: lose(source.path)
        case .read(let reading): files.apply(reading, of: source.path)
        case .confirmed(let status):
          files.confirm(source.path, status: status)
          reading.confirmedFiles += 1
        case .unchanged: continue
        }
        needs.caching = true
      }
    }
  }

  private mutating func link() {
    beginTargets()
    let isAnew = targets.map == nil || needs.link
    guard files.takeFactsChanged() || isAnew, let map = targets.wait() else { return }
    needs.link = false
    let names = names
    let ignoreFiles = IgnoreFileNames(leftOut.ignored, in: names)
    files.place { path, origin in
      ignoreFiles.completing(map.place(of: TargetMap.File(path: names.realPath(of: path), origin: origin)), of: path)
    }
    let (changes, input) = (files.takeChanges(), files.current)
    if index.systems !== systems { index = RouteIndex(systems: systems) }
    index.link(
      input.files, heads: input.heads, applications: map.applications,
      settings: LinkSettings(world: settings.world ?? configuration.world), after: isAnew ? .everything : changes)
  }

  private mutating func targetMapJob() -> TargetMapJob {
    TargetMapJob(
      projects: projects.read, configurations: projects.configurations, unread: projects.firstUnread,
      libraries: systems.library.sources.products, configured: configuration.applications, origins: files.origins,
      walk: walk, names: names)
  }

  /// An overlay counts that is not indexed now: with the folder, the ignore file that names it may be gone.
  private func hasAny(inside folder: FilePath) -> Bool {
    files.hasAny(inside: folder) || projects.hasAny(inside: folder)
      || overlays.keys.contains { $0.isInside(folder) } || walk.links.keys.contains { $0.isInside(folder) }
  }

  /// Whether the path lies in a folder of a root that holds no sources of its own.
  private func isSkipped(_ path: FilePath) -> Bool {
    let names = walk.hasLinks ? FolderRules.privateNames : FolderRules.skippedNames
    return roots.contains { root in
      path.relative(to: root)?.split(separator: FilePath.separator).contains { names.contains(Array($0)) } ?? false
    }
  }

  /// Takes up a file if a walk would.
  private mutating func track(_ path: FilePath) {
    guard !SourceKind.needsDocuments(name: path.name), let origin = FileWalker.origin(of: path, roots: roots, in: tree)
    else { return }
    files.found(path, status: nil, origin: origin)
  }

  /// Gives up a file that is not on disk or not walked, unless an overlay stands where a walk would take it.
  private mutating func lose(_ path: FilePath) {
    needs.caching = true
    let isWalked =
      !SourceKind.needsDocuments(name: path.name) && FileWalker.origin(of: path, roots: roots, in: tree) != nil
    if overlays[path] != nil, isWalked { files.mark(path) } else { files.remove(path) }
  }
}
