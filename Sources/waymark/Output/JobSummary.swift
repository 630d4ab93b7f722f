/// The page that GitHub shows for a job, to which each step may add: all findings, where annotations show but ten.
enum JobSummary {
  /// GitHub refuses a summary over 1 MiB.
  private static let mostRows = 1000

  static func append(_ result: CheckResult) throws {
    guard let file = result.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
    try ReportFile(file).append(Array(MarkdownReporter.text(result, rows: mostRows).utf8))
  }
}
