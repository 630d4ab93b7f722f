import JSON
import Routes

/// GitLab's code quality report, a part of Code Climate's.
enum GitLabReporter: Reporter {
  static let name = "gitlab"
  private static let variable = "CI_PROJECT_DIR"

  static func report(_ result: CheckResult) throws -> [UInt8] {
    let fingerprints = Fingerprints(of: result.diagnostics, in: result.tree)
    let issues = result.diagnostics.indices.map { issue($0, fingerprints.all[$0], in: result) }
    return try JSONValue.array(issues).printed()
  }

  /// GitLab shows findings beside the code in the files of a merge request only.
  private static func issue(_ position: Int, _ fingerprint: String, in result: CheckResult) -> JSONValue {
    let diagnostic = result.diagnostics[position]
    let (site, message) = result.shown(at: position, result.lines(from: variable))
    let notes = (result.former[position]?.notes ?? []).map(\.message)
    return [
      "description": .string(([message] + notes).joined(separator: "; ")),
      "check_name": .string(diagnostic.finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(word(diagnostic.severity)),
      "location": [
        "path": .string(result.path(of: site.file, from: variable)),
        "lines": ["begin": JSONValue(Int(site.range.start.line) + 1), "end": JSONValue(Int(site.range.end.line) + 1)],
      ],
    ]
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .information, .hint: "info"
    }
  }
}
