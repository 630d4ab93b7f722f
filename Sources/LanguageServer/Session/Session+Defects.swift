import LanguageServerProtocol
import Workspace

/// What makes answers worse, and is not the code's.
struct Defects {
  fileprivate let mistakes: [ConfigurationFiles.Mistakes]
  fileprivate let projects: [FileProblem]

  init(_ workspace: WorkspaceState) {
    mistakes = workspace.configuration.mistakes
    projects = workspace.projectProblems
  }
}

extension Session {
  /// Tells once what has become wrong in the configuration and in projects. What is mended is mended silently.
  mutating func tellDefects(since before: Defects) {
    let now = Defects(workspace)
    let broken = Set(before.mistakes.map(\.file))
    for mistakes in now.mistakes where !broken.contains(mistakes.file) { tell(mistakes) }
    tell(now.projects.filter { !before.projects.contains($0) })
  }

  /// Who has the file open sees its diagnostics.
  private mutating func tell(_ mistakes: ConfigurationFiles.Mistakes) {
    for mistake in mistakes.all {
      let start = mistake.range.start
      log.warning(
        "\(mistakes.file):\(start.line + 1):\(start.utf8 + 1): \(mistake.message); the settings stay as they were")
    }
    guard documents[mistakes.file] == nil else { return }
    show("\(mistakes.file) is not valid; the previous settings still apply")
  }

  /// Of many, as after a merge with conflicts, one is shown.
  private mutating func tell(_ problems: [FileProblem]) {
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
