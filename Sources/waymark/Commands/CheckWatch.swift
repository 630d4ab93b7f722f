import Essentials
import LanguageServer
import Routes
import Workspace

/// Reads a tree again whenever its files change, until the program is interrupted or nobody reads what it prints.
struct CheckWatch {
  private let options: TreeOptions
  private let scope: ProjectScope
  private let clearsScreen: Bool
  private var state: WorkspaceState
  /// Of the last round; nil where it could not be judged.
  private var known: [Diagnostic]?

  init(_ options: TreeOptions) {
    self.options = options
    scope = options.scope
    state = options.workspace(scope)
    clearsScreen = Console.output.isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Throws what the first round throws; what keeps a later one from being printed may be mended.
  mutating func run(_ report: (ScannedTree) throws -> Void) throws -> Never {
    Console.output.endWithReader()
    // Also where whoever started the program has blocked the signal.
    let interruption = EndingSignal(SIGINT) { exit(128 + SIGINT) }
    defer { withExtendedLifetime(interruption) {} }
    let changes = ChangedFiles(state, roots: scope.roots)
    try print(report)
    while true {
      let isTold = take(changes.next())
      state.settleBlocking()
      guard isTold || diagnostics != known else { continue }
      do {
        try print(report)
      } catch let failure as Failure {
        Console.messages.write("waymark: \(failure)\n")
      }
    }
  }

  private mutating func print(_ report: (ScannedTree) throws -> Void) throws {
    if state.paths.isEmpty { state.scan() }
    state.settleBlocking()
    known = diagnostics
    // What was printed before stays in the terminal's history.
    if clearsScreen { Console.output.write("\u{1B}[H\u{1B}[2J") }
    try report(try ScannedTree(options, settled: state, scope))
    if !options.quiet, Console.messages.isTerminal {
      Console.messages.write("Watching for changes. Press Control-C to stop.\n")
    }
  }

  /// Whether something changed that counts. Folders are named also where nobody knows what has happened in them.
  private mutating func take(_ changes: Set<FilePath>) -> Bool {
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
