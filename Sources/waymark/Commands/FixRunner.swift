import Routes
import SourceModel
import Workspace

/// Applies safe fixes to a tree in memory, round after round, until none is left.
struct FixRunner {
  struct Change {
    var path: FilePath
    var old: SourceText
    var new: SourceText
    /// The places in `old` of the bytes of `new`.
    var origins: ByteOrigins
  }

  private struct AppliedFix {
    var path: FilePath
    /// The place of the finding before any change.
    var place: Position
    /// `path:line:column: what was done (rule)`
    var words: String
  }

  private var fixes: [AppliedFix] = []
  /// The reasons why fixes were not applied, one line each.
  private(set) var failures: [String] = []
  private var texts: [FilePath: Change] = [:]
  private var state: WorkspaceState
  /// The findings whose fixes fix nothing or break the file.
  private var refused: Set<Finding> = []
  private let tree: ScannedTree
  private let rules: Set<String>

  init(_ tree: ScannedTree, rules: Set<String>) {
    (self.tree, self.rules) = (tree, rules)
    state = tree.state
  }

  /// `path:line:column: what was done (rule)`, in the order of the places in the files as they were.
  var done: [String] {
    fixes.sorted { ($0.path, $0.place.line, $0.place.utf8) < ($1.path, $1.place.line, $1.place.utf8) }.map(\.words)
  }

  /// Sorted by path.
  var changes: [Change] {
    texts.values.filter { $0.old != $0.new }.sorted { $0.path < $1.path }
  }

  /// Applies round after round. A round that does not improve the tree is tried again with half of
  /// its fixes, until the one is found that must be refused.
  mutating func run() {
    var findings = diagnostics
    var most = Int.max
    for _ in 0..<Self.mostRounds {
      let open = findings.filter { !refused.contains($0.finding) }
      let choices = SafeFixes.round(for: open, with: environment).prefix(most)
      guard let first = choices.first else { return }
      let before = self
      apply(choices)
      state.updateBlocking()
      let left = diagnostics
      let breaks = !broken.isSubset(of: before.broken)
      if !breaks, left.count <= findings.count - choices.count {
        (findings, most) = (left, Int.max)
        continue
      }
      self = before
      if choices.count == 1 { refuse(first, breaks: breaks) }
      most = choices.count == 1 ? Int.max : choices.count / 2
    }
    failures.append("not all findings were fixed in \(Self.mostRounds) rounds; run 'waymark fix' again")
  }

  private static let mostRounds = 100

  private var diagnostics: [Diagnostic] {
    Rules.diagnostics(in: state.index, settings: state.ruleSettings)
      .filter { rules.contains($0.finding.rule) && tree.covers($0.finding.site.file) }
  }

  private var environment: FixEnvironment {
    let state = state
    return FixEnvironment(index: state.index) { state.text(of: state.path(of: $0)) }
  }

  /// The files that have syntax errors.
  private var broken: Set<FilePath> { Set(state.index.brokenFiles.map(state.path)) }

  private mutating func refuse(_ choice: SafeFixes.Choice, breaks: Bool) {
    refused.insert(choice.finding)
    if breaks { failures.append("\(applied(choice).words): not done, since it would leave syntax errors") }
  }

  private func applied(_ choice: SafeFixes.Choice) -> AppliedFix {
    let site = choice.finding.site
    let path = state.path(of: site.file)
    let place = texts[path].map { $0.origins.position(of: site.range.start, in: $0.new, before: $0.old) }
    let start = place ?? site.range.start
    let words = "\(choice.fix.title.printable) (\(choice.finding.rule))"
    let name = "\(tree.text(of: path)):\(start.line + 1):\(start.utf8 + 1)"
    return AppliedFix(path: path, place: start, words: "\(name): \(words)")
  }

  private mutating func apply(_ choices: some Sequence<SafeFixes.Choice>) {
    fixes += choices.map(applied)
    let edits = choices.flatMap(\.fix.edits)
    for (file, edits) in Dictionary(grouping: edits, by: \.site.file) {
      let path = state.path(of: file)
      guard let text = texts[path]?.new ?? state.textOnDisk(of: path) else { continue }
      let new = Fix.applying(edits, to: text)
      var origins = texts[path]?.origins ?? ByteOrigins(of: text)
      origins.apply(edits, to: text)
      texts[path] = Change(path: path, old: texts[path]?.old ?? text, new: new, origins: origins)
      state.open(path, text: new)
    }
  }
}
