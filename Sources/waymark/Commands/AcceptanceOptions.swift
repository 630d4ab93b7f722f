import ArgumentParser
import Routes

/// What `check` leaves out because it is accepted.
struct AcceptanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Do not report findings that this baseline accepts.", valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(help: "Fail if the baseline has entries that match nothing any more.")
  var strictBaseline = false

  /// What a baseline makes of findings.
  struct Acceptance {
    /// As it is printed; nil where there is no baseline.
    var file: String?
    /// In the order of the diagnostics.
    var isNew: [Bool]
    /// How many entries match nothing any more.
    var stale = 0
    /// Why nothing is known of such entries, as a clause.
    var gap: String?
  }

  func applied(to diagnostics: [Diagnostic], in tree: ScannedTree) throws -> Acceptance {
    guard let file = (baseline ?? tree.configuredBaseline).map(BaselineFile.init) else {
      if strictBaseline {
        throw Failure("--strict-baseline needs a baseline; name it with --baseline or in .waymark.yml")
      }
      return Acceptance(isNew: diagnostics.map { _ in true })
    }
    let accepted = try file.read()
    let keys = file.keys(of: diagnostics, in: tree)
    let gap = file.gap(accepted, in: tree)
    let stale = gap == nil ? accepted.stale(Baseline(keys)).count : 0
    return Acceptance(file: file.path.printable, isNew: accepted.isNew(keys), stale: stale, gap: gap)
  }

  /// What to say of the baseline itself, with a line break; empty where there is nothing.
  func remark(_ acceptance: Acceptance) -> String {
    if acceptance.stale > 0 { return remark(stale: acceptance.stale, acceptance.file ?? "") }
    guard strictBaseline, let gap = acceptance.gap else { return "" }
    return "waymark: \(acceptance.file ?? ""): not checked for old entries: \(gap)\n"
  }

  private func remark(stale: Int, _ file: String) -> String {
    let entries = stale == 1 ? "1 entry matches" : "\(stale) entries match"
    return "waymark: \(file): \(entries) nothing any more; 'waymark baseline prune' removes them\n"
  }
}
