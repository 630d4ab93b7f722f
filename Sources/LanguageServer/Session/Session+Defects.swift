import LanguageServerProtocol
import Workspace

/// Errors in the files around the sources, which make answers less complete.
struct Defects {
  fileprivate let mistakes: [ConfigurationFiles.Mistakes]
  fileprivate let projects: [FileProblem]
  fileprivate let baseline: ConfiguredBaseline.Mistake?

  init(_ session: Session) {
    mistakes = session.workspace.configuration.mistakes
    projects = session.workspace.projectProblems
    baseline = session.baseline?.mistake
  }
}

extension Session {
  /// Reports new errors in the configuration, the baseline and projects, each once.
  mutating func reportDefects(since before: Defects) {
    let now = Defects(self)
    let broken = Set(before.mistakes.map(\.file))
    for mistakes in now.mistakes where !broken.contains(mistakes.file) { report(mistakes) }
    if let mistake = now.baseline, mistake != before.baseline { report(mistake) }
    report(now.projects.filter { !before.projects.contains($0) })
  }

  private mutating func report(_ mistake: ConfiguredBaseline.Mistake) {
    let start = mistake.range.start
    log.warning(
      "\(mistake.file):\(start.line + 1):\(start.utf8 + 1): \(mistake.message); all findings are reported")
    guard documents[mistake.file] == nil else { return }
    show("\(mistake.file): \(mistake.message); all findings are reported")
  }

  /// Reports an invalid configuration, with a message only if its file is not open: an open file
  /// shows its diagnostics.
  private mutating func report(_ mistakes: ConfigurationFiles.Mistakes) {
    for mistake in mistakes.all {
      let start = mistake.range.start
      log.warning(
        "\(mistakes.file):\(start.line + 1):\(start.utf8 + 1): \(mistake.message); the settings stay as they were")
    }
    guard documents[mistakes.file] == nil else { return }
    show("\(mistakes.file) is not valid; the previous settings still apply")
  }

  /// Reports projects that cannot be read. A message names only the first, because a merge may
  /// break many.
  private mutating func report(_ problems: [FileProblem]) {
    for problem in problems { log.warning("\(problem.path): \(problem.reason.words)") }
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? " and \(problems.count - 1) other projects" : ""
    show(
      "\(first.path)\(others) could not be read, so it is not known what applications link, and fewer mistakes are found"
    )
  }

  private mutating func show(_ message: String) {
    notify(ShowMessageNotification(type: .warning, message: message))
  }
}
