/// The page that GitHub shows for a job, to which each step may add: all findings, where annotations show but ten.
enum JobSummary {
  /// GitHub refuses a summary over 1 MiB.
  private static let mostRows = 1000

  static func append(_ result: CheckResult) throws {
    guard file != nil else { return }
    let page = Array(MarkdownReporter.text(result, rows: mostRows).utf8)
    RunEffects.note(.addedToJobSummary(page))
    try append(page)
  }

  static func append(_ page: [UInt8]) throws {
    if let file { try ReportFile(file).append(page) }
  }

  /// Each step has a file of its own.
  private static var file: String? { Surroundings.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 } }
}
