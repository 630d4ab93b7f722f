import ArgumentParser
import Routes
import Workspace

/// `waymark check`: checks routes and reports problems.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check routes and report problems.",
    discussion: """
      For example: waymark check --format sarif=routes.sarif --format github
      Only what a branch adds: waymark check --since origin/main...
      Exits with code 1 if a finding is at or above the fail level.
      """)

  @OptionGroup var tree: TreeOptions

  @OptionGroup(title: "Output") var reports: ReportOptions

  @OptionGroup(title: "Exit code") var failing: FailOptions

  @OptionGroup(title: "Rules") var rules: RuleOptions

  @OptionGroup(title: "Baseline") var acceptance: AcceptanceOptions

  @OptionGroup(title: "Since a revision") var since: SinceOptions

  @Flag(help: "Also report uncertain findings, as information.")
  var includeUnknown = false

  @Option(help: ArgumentHelp("Report only findings in this file or folder.", valueName: "path"), completion: .file())
  var reportOnly: [String] = []

  @Option(
    help: ArgumentHelp("Read the content of this file from standard input.", valueName: "file"), completion: .file())
  var stdinFilename: String?

  @Flag(help: "Do not fail if the router is used but no route is found, or if a described system reads nothing.")
  var allowEmpty = false

  @Flag(help: "Print the number of findings of each rule instead of the findings.")
  var statistics = false

  @Flag(help: "Check again whenever files change, until interrupted.")
  var watch = false

  func validate() throws {
    if watch, stdinFilename != nil { throw ValidationError("--watch and --stdin-filename exclude each other.") }
    if statistics, !reports.formats.isEmpty || reports.output != nil {
      throw ValidationError("--statistics excludes --format and --output.")
    }
  }

  func run() throws {
    guard watch else {
      let scanned = try ScannedTree(tree, stdin: stdinFilename.map(StdinFile.init))
      if try report(scanned, since: since.tree(tree)) { throw ExitCode(1) }
      return
    }
    let old = try since.tree(tree)
    var rounds = try CheckWatch(tree)
    try rounds.run { scanned in _ = try report(scanned, since: old) }
  }

  /// Reports the findings of a tree, and returns true if the command fails.
  private func report(_ scanned: ScannedTree, since old: ScannedTree?) throws -> Bool {
    if !allowEmpty {
      try scanned.refuseEmptiness(acceptedBy: "--allow-empty")
      try scanned.refuseEmptySystems(acceptedBy: "--allow-empty")
    }
    let reported = try ReportedPaths(reportOnly, in: scanned)
    let found = findings(in: scanned, includingUnknown: includeUnknown)
    let accepted = try acceptance.applied(to: found, in: scanned)
    let isAdded = old.map { old in
      let before = findings(in: old, includingUnknown: includeUnknown)
      return NewFindings(found, in: scanned, since: before, in: old).isNew
    }
    let counting = found.indices.filter { isAdded?[$0] ?? true && rules.includes(found[$0].finding) }
      .filter { reported.contains(scanned.state.path(of: found[$0].finding.site.file)) }
    let diagnostics = counting.filter { accepted.isNew[$0] }.map { found[$0] }
    try scanned.timeline.measure("print") { try write(result(diagnostics, in: scanned, since: old)) }
    if !tree.quiet {
      let gap = Unjudged(scanned, diagnostics).words { includeUnknown ? [] : uncertain(scanned, since: old, reported) }
      Console.messages.write(summary(diagnostics, accepted: counting.count - diagnostics.count) + gap + "\n")
    }
    let failsByBaseline = acceptance.strictBaseline && accepted.stale > 0
    if !tree.quiet || failsByBaseline { Console.messages.write(acceptance.remark(accepted)) }
    let level = failing.level(in: scanned)
    return failsByBaseline || diagnostics.contains { level.isReached(by: $0.severity) }
  }

  private func findings(in scanned: ScannedTree, includingUnknown: Bool) -> [Diagnostic] {
    scanned.diagnostics(includingUnknown: includingUnknown, enabling: rules.only)
  }

  private func write(_ result: CheckResult) throws {
    if statistics { return Console.output.write(RuleStatistics(result.diagnostics).text(tree.paint)) }
    try reports.report(result, paint: tree.paint)
  }

  /// The findings that are not reported because something that is not read decides.
  private func uncertain(_ scanned: ScannedTree, since old: ScannedTree?, _ reported: ReportedPaths) -> [Finding] {
    let all = findings(in: scanned, includingUnknown: true)
    let isAdded = old.map { old in
      NewFindings(all, in: scanned, since: findings(in: old, includingUnknown: true), in: old).isNew
    }
    let added = all.indices.filter { isAdded?[$0] ?? true }.map { all[$0].finding }
    return added.filter { finding in
      finding.certainty == .unknown && rules.includes(finding)
        && reported.contains(scanned.state.path(of: finding.site.file))
    }
  }

  private func result(_ diagnostics: [Diagnostic], in scanned: ScannedTree, since old: ScannedTree?) -> CheckResult {
    guard let old, let revision = since.revision else { return CheckResult(tree: scanned, diagnostics: diagnostics) }
    var former = FormerRegistrations(in: scanned, since: old, revision: RevisionRange(since: revision).old)
    return former.result(diagnostics)
  }

  private func summary(_ diagnostics: [Diagnostic], accepted: Int) -> String {
    let counts = SeverityCounts(diagnostics).sentence(accepted: accepted)
    return since.revision.map { "since \($0.printable): \(counts)" } ?? counts
  }
}
