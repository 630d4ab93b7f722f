import Routes
import SourceModel
import Workspace

/// Mends a tree in memory, round after round, until nothing is left to mend.
struct Mending {
  struct Change {
    var path: FilePath
    var old: SourceText
    var new: SourceText
  }

  /// `path: what was done (rule)`, in the order in which it was done: lines move on the way.
  private(set) var done: [String] = []
  private var texts: [FilePath: Change] = [:]
  private var state: WorkspaceState
  private let tree: ScannedTree
  private let rules: Set<String>

  init(_ tree: ScannedTree, rules: Set<String>) {
    (self.tree, self.rules) = (tree, rules)
    state = tree.state
  }

  /// Sorted by path.
  var changes: [Change] {
    texts.values.filter { $0.old != $0.new }.sorted { $0.path < $1.path }
  }

  mutating func run() {
    var findings = diagnostics
    for _ in 0..<Self.mostRounds {
      let choices = SafeFixes.round(for: findings, with: bench)
      guard !choices.isEmpty else { return }
      let before = self
      for choice in choices { apply(choice) }
      state.settleBlocking()
      let left = diagnostics
      // What does not mend is not done.
      guard left.count < findings.count else { return self = before }
      findings = left
    }
  }

  private static let mostRounds = 1000

  private var diagnostics: [Diagnostic] {
    Rules.diagnostics(in: state.index, settings: state.ruleSettings)
      .filter { rules.contains($0.finding.rule) }
  }

  private var bench: RepairBench {
    let state = state
    return RepairBench(index: state.index) { state.text(of: state.path(of: $0)) }
  }

  private mutating func apply(_ choice: SafeFixes.Choice) {
    let path = tree.text(of: state.path(of: choice.finding.site.file))
    done.append("\(path): \(choice.fix.title.printable) (\(choice.finding.rule))")
    for (file, edits) in Dictionary(grouping: choice.fix.edits, by: \.site.file) {
      let path = state.path(of: file)
      guard let text = texts[path]?.new ?? state.textOnDisk(of: path) else { continue }
      let new = Fix.applying(edits, to: text)
      texts[path] = Change(path: path, old: texts[path]?.old ?? text, new: new)
      state.open(path, text: new)
    }
  }
}
