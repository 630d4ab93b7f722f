import Essentials
import LanguageServer
import Routes
import Workspace

/// Checks a tree again whenever its files change, until the program is interrupted or its output is
/// no longer read.
struct CheckWatch {
  private let options: TreeOptions
  private let scope: ProjectScope
  private let clearsScreen: Bool
  private var state: WorkspaceState
  /// The diagnostics of the last round; nil before the first.
  private var known: [Diagnostic]?

  init(_ options: TreeOptions) throws {
    try options.facts.refuse(for: "--watch")
    self.options = options
    scope = options.scope
    state = try options.workspace(scope)
    clearsScreen = Console.output.isTerminal && Surroundings.variables["TERM"] != "dumb"
  }

  /// Throws the errors of the first round. Those of later rounds are printed, because an edit may
  /// fix them.
  mutating func run(_ report: (ScannedTree) throws -> Void) throws -> Never {
    Console.output.endWithReader()
    // Works even if the parent process has blocked the signal.
    let interruption = EndingSignal(SIGINT) { exit(128 + SIGINT) }
    defer { withExtendedLifetime(interruption) {} }
    let changes = ChangedFiles(state, roots: scope.roots)
    try print(report)
    while true {
      let isChanged = apply(changes.next())
      state.updateBlocking()
      guard isChanged || diagnostics != known else { continue }
      do {
        try print(report)
      } catch let failure as Failure {
        Console.messages.write("waymark: \(failure)\n")
      }
    }
  }

  private mutating func print(_ report: (ScannedTree) throws -> Void) throws {
    if state.paths.isEmpty { state.scan() }
    state.updateBlocking()
    known = diagnostics
    // Earlier output stays in the history of the terminal.
    if clearsScreen { Console.output.write("\u{1B}[H\u{1B}[2J") }
    try report(try ScannedTree(options, updated: state, scope))
    if !options.quiet, Console.messages.isTerminal {
      Console.messages.write("Watching for changes. Press Control-C to stop.\n")
    }
  }

  /// Marks the changed files. Returns true if one of them may change an answer. A root does not
  /// count: the watch names it if it lost events and only a walk can find the changes.
  private mutating func apply(_ changes: Set<FilePath>) -> Bool {
    var counts = false
    for path in changes.map(state.spelling) {
      let isMeant =
        scope.roots.contains(where: path.isInside) || path.name.elementsEqual(ConfigurationFiles.name.utf8)
      guard isMeant, state.changedOnDisk(path) else { continue }
      if !scope.roots.contains(path) || !path.isFolder { counts = true }
    }
    return counts
  }

  private var diagnostics: [Diagnostic] {
    Rules.diagnostics(in: state.index) { state.ruleSettings(for: $0) }
  }
}
