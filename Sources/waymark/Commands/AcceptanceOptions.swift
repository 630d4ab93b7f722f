import ArgumentParser
import Routes

/// What `check` leaves out because it is accepted.
struct AcceptanceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out what this baseline accepts.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Fail where the baseline accepts what is not found any more.")
  var strictBaseline = false

  func validate() throws {
    if strictBaseline, baseline == nil { throw ValidationError("--strict-baseline needs --baseline.") }
  }

  /// Which of the diagnostics are new, and how many entries of the baseline are stale.
  func applied(to diagnostics: [Diagnostic], in tree: ScannedTree) throws -> (isNew: [Bool], stale: Int) {
    guard let file = baseline.map(BaselineFile.init) else { return (diagnostics.map { _ in true }, 0) }
    let accepted = try file.read()
    let keys = file.keys(of: diagnostics, in: tree)
    return (accepted.isNew(keys), accepted.stale(Baseline(keys)).count)
  }

  /// What to say of stale entries, with a line break.
  func remark(stale: Int) -> String {
    let (these, them) = stale == 1 ? ("is", "it") : ("are", "them")
    return """
      waymark: \(baseline?.printable ?? ""): \(Count(stale, "accepted finding")) \(these) not there any more; \
      'waymark baseline prune' forgets \(them)

      """
  }
}
