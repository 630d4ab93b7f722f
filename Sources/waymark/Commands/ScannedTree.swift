import ArgumentParser
import Routes
import RoutingSystems
import SourceModel
import Synchronization
import Workspace

/// A tree that was read, with the printed names of its files.
struct ScannedTree: Sendable {
  let index: RouteIndex
  let state: WorkspaceState
  /// The first of the paths, without links.
  let root: FilePath
  /// All of the paths, without links.
  let realRoots: [FilePath]
  /// The folders that were read for them.
  let scope: ProjectScope
  /// nil without `--timings`.
  let timeline: Timeline?
  private let printedPaths: PrintedPaths
  // Keeps the trees to the end of the program, because freeing them piece by piece takes time.
  private static let kept = Mutex<[WorkspaceState]>([])

  /// Reads the roots, with the text of one file from standard input. Throws a `Failure` if they
  /// cannot be read. No rule is run on what is read for routes.
  init(
    _ options: TreeOptions, for purpose: ReadingPurpose = .rules, stdin: StdinFile? = nil,
    configuredBeside additional: FilePath? = nil
  ) throws {
    let scope = options.scope
    var state = try options.workspace(scope, configuredBeside: additional)
    state.purpose = purpose
    let timeline = options.messages.timeline
    state.scan(timing: timeline)
    try stdin?.open(in: &state)
    try Self.check(options.roots, in: state)
    Progress.show("Reading", options) { state.updateBlocking(reporting: $0, timing: timeline) }
    try stdin?.check(isReadIn: state)
    try Self.checkFacts(of: state)
    if let problem = timeline.measure("write the cache", { state.writeCache() }) {
      Console.messages.write("waymark: nothing is kept for the next run: \(problem.words)\n")
    }
    try self.init(options, updated: state, scope, timeline)
    Self.kept.withLock { $0.append(state) }
  }

  /// A tree that is read already. Throws a `Failure` if it cannot be used.
  init(
    _ options: TreeOptions, updated state: WorkspaceState, _ scope: ProjectScope, _ timeline: Timeline? = nil
  ) throws {
    try Self.check(options.roots, in: state)
    try Self.checkConfiguration(of: state)
    self.init(state, options, scope, timeline)
    guard fileCount > 0 else {
      throw Failure("no Swift or Objective-C files in \(options.paths.joined(separator: ", "))")
    }
    if !options.quiet {
      reportProblems()
      Console.messages.write(state.configurationRemarks.map { "waymark: \($0.printable)\n" }.joined())
    }
    if options.verbose { reportTargets() }
  }

  /// The roots in a revision, which need not contain them. Throws a `Failure` if the revision
  /// cannot be read completely.
  init(
    _ options: TreeOptions, for purpose: ReadingPurpose, in revision: RevisionTree, named name: String,
    _ scope: ProjectScope
  ) throws {
    var state = WorkspaceState(
      of: revision, roots: scope.roots, settings: options.settings,
      configuration: options.config.map { FilePath(typed: $0) })
    state.purpose = purpose
    state.scan()
    Progress.show("Reading \(name.printable)", options) { state.updateBlocking(reporting: $0) }
    guard revision.isWhole else {
      throw Failure("objects of '\(name)' are missing here or damaged; fetch the whole revision first")
    }
    try Self.checkConfiguration(of: state, in: name)
    self.init(state, options, scope)
    Self.kept.withLock { $0.append(state) }
  }

  private init(
    _ state: WorkspaceState, _ options: TreeOptions, _ scope: ProjectScope, _ timeline: Timeline? = nil
  ) {
    (self.state, index, self.scope, self.timeline) = (state, state.index, scope, timeline)
    printedPaths = PrintedPaths(scope, of: options.roots)
    realRoots = options.roots.map { $0.resolved ?? $0.absolute }
    root = options.roots.first?.resolved ?? .workingDirectory
  }

  /// The diagnostics by the configuration. Enabled rules are on unless the configuration sets them.
  func diagnostics(includingUnknown: Bool = false, enabling rules: [String] = []) -> [Diagnostic] {
    let enabled = RuleSettings(levels: Dictionary(rules.map { ($0, .on) }) { first, _ in first })
    let wanted = RuleSettings(includingUnknown: includingUnknown)
    return timeline.measure("rules") {
      Rules.diagnostics(in: index) { enabled.overruled(by: state.ruleSettings(for: $0)).overruled(by: wanted) }
        .filter { covers($0.finding.site.file) }
    }
  }

  /// The baseline that the configuration names, as it is printed; nil if it names none.
  var configuredBaseline: String? {
    let named = state.configuration.nearest(\.baseline)
    return named.map { Self.text(ofConfiguration: $0.layer.folder.appending($0.value)) }
  }

  /// Throws a `Failure` if the sources or the configuration indicate routes, but none was found:
  /// then probably the wrong folder was read.
  func refuseEmptiness(acceptedBy option: String? = nil) throws {
    guard !index.hasRoutes, let promise else { return }
    throw Failure("\(promise), and no route was found\(option.map { " (\($0) accepts that)" } ?? "")")
  }

  /// Throws a `Failure` if a system that a configuration of the tree describes reads no registration, or no look-up: then
  /// the description is probably wrong. A configuration above the roots describes systems of more than they contain.
  func refuseEmptySystems(acceptedBy option: String) throws {
    let layers = state.configuration.layers.filter { layer in realRoots.contains(where: layer.folder.isInside) }
    let described = Set(layers.flatMap(\.content.systems).map(\.name)).subtracting(Packs.names)
    for system in described.sorted()
    where state.configuration.descriptionsInEffect.contains(where: { $0.name == system }) {
      let routes = index.routes.filter { $0.key.space.system == system }
      let lacks = [
        ("registration", routes.allSatisfy(\.registrations.isEmpty)), ("look-up", routes.allSatisfy(\.lookUps.isEmpty)),
      ].filter(\.1).map(\.0)
      guard let lack = lacks.first else { continue }
      throw Failure(
        "the system '\(system)' reads no \(lack); 'waymark systems \(system)' says why (\(option) accepts that)"
      )
    }
  }

  private var promise: String? {
    if index.hasTrigger { return "the sources use the router" }
    return state.configuration.functions.isEmpty ? nil : "the configuration names functions that take routes"
  }

  /// The paths of all files, as they are printed.
  var paths: Set<String> { Set(state.paths.map(printedPaths.text)) }

  /// The path as it is printed. It may contain control characters.
  func path(of file: FileID) -> String {
    printedPaths.text(state.path(of: file))
  }

  /// The path as it is printed, in the bytes of the file system.
  func printedPath(of file: FileID) -> FilePath {
    printedPaths.path(state.path(of: file))
  }

  /// The absolute path. Links are resolved only if `..` leads back from them.
  func wholePath(of file: FileID) -> FilePath {
    let path = printedPath(of: file)
    return (path.climbs ? path.resolved : nil) ?? path.absolute
  }

  /// The top folder of the repository that contains the first of the paths; nil if none does.
  var repositoryTop: FilePath? { root.repositoryTop }

  /// The path relative to a folder without links; as it is printed, if the folder is nil or the file is outside of it.
  func path(of file: FileID, from folder: FilePath?) -> String {
    folder.flatMap { state.path(of: file, below: $0) }?.description ?? path(of: file)
  }

  /// The current text of a file; nil if it cannot be read.
  func text(of file: FileID) -> SourceText? {
    state.text(of: state.path(of: file))
  }

  /// The path as it is printed, without control characters.
  func text(of path: FilePath) -> String { printedPaths.text(path).printable }

  /// `path:line:column`, printable. `name` is the name of the file; nil for its printed path.
  func place(of site: Site, in name: String? = nil) -> String {
    let start = site.range.start
    return "\((name ?? path(of: site.file)).printable):\(start.line + 1):\(start.utf8 + 1)"
  }

  /// As `place(of:in:)`, with a link on a terminal that shows links; `text` is printed in place of it.
  func linkedPlace(of site: Site, in name: String? = nil, as text: String? = nil, _ paint: Paint) -> String {
    let start = site.range.start
    return paint.link(text ?? place(of: site, in: name), to: wholePath(of: site.file), line: Int(start.line) + 1)
  }

  /// A configuration file need not lie below a root.
  static func text(ofConfiguration file: FilePath) -> String { PrintedPaths(roots: [file]).text(file) }

  /// Prints the ignored and unread places, the projects with their targets, the files with syntax errors, and those in
  /// no target.
  private func reportTargets() {
    for ignored in state.leftOut.ignored {
      let (path, file) = (printedPaths.text(ignored.path).printable, printedPaths.text(ignored.ignoreFile).printable)
      Console.messages.write("waymark: ignored: \(path), by \(file): \(Count(ignored.sources, "source"))\n")
    }
    for place in state.unread {
      Console.messages.write(
        "waymark: not read: \(printedPaths.text(place.path).printable) \(place.words.printable)\n")
    }
    if let folder = scope.folder {
      Console.messages.write("waymark: read with its project: \(printedPaths.text(folder).printable)\n")
    }
    for project in state.readProjects {
      let targets = project.targets.map(\.printable).joined(separator: ", ")
      Console.messages.write("waymark: project: \(printedPaths.text(project.path).printable): \(targets)\n")
    }
    for file in state.brokenFiles {
      Console.messages.write("waymark: syntax errors: \(printedPaths.text(file).printable)\n")
    }
    for file in state.strayFiles {
      Console.messages.write("waymark: in no target: \(printedPaths.text(file).printable)\n")
    }
  }

  private func reportProblems() {
    let unread = Set(state.problems.map(\.path))
    report("not read", state.problems.map { ($0.path, $0.reason.words) })
    report("not parsed", index.skipped.map { (state.path(of: $0.file), $0.reason) }.filter { !unread.contains($0.0) })
  }

  /// Prints one line for each reason.
  private func report(_ what: String, _ problems: [(path: FilePath, reason: String)]) {
    for (reason, problems) in Dictionary(grouping: problems, by: \.reason).sorted(by: { $0.key < $1.key }) {
      let first = problems.first.map { printedPaths.text($0.path).printable } ?? ""
      let others = problems.count == 1 ? "" : " and \(problems.count - 1) more"
      Console.messages.write("waymark: \(what): \(first)\(others): \(reason)\n")
    }
  }

  /// Throws a `Failure` for a root that could not be read: a folder in the walk, a file when it was
  /// read.
  private static func check(_ roots: [FilePath], in state: WorkspaceState) throws {
    let roots = Set(roots + roots.compactMap(\.resolved))
    guard let problem = state.problems.first(where: { roots.contains($0.path) }) else { return }
    throw Failure("\(problem.path): \(problem.reason.words)")
  }

  /// Throws a `Failure` where facts are of no use.
  private static func checkFacts(of state: WorkspaceState) throws {
    try checkConfiguration(of: state)
    if state.refusesFacts { throw Failure(.otherConfiguration) }
    if !state.problemsOfFacts.isEmpty { throw Failure(.sources(state.problemsOfFacts)) }
  }

  /// Throws a `Failure` with one line for each mistake, in the style of compilers. Files of a
  /// revision are named as git names them.
  private static func checkConfiguration(of state: WorkspaceState, in revision: String? = nil) throws {
    let lines = state.configuration.mistakes.flatMap { mistakes in
      mistakes.lines(naming: (revision.map { "\($0):" } ?? "") + text(ofConfiguration: mistakes.file))
    }
    if !lines.isEmpty { throw Failure(lines: lines) }
  }
}

/// The work could not be done; the message is one clause.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) {
    description = message.printable
  }

  init(lines: [String]) {
    description = lines.map(\.printable).joined(separator: "\nwaymark: ")
  }
}
