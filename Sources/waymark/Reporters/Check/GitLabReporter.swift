import JSON
import Routes

/// GitLab's code quality report, a part of Code Climate's.
enum GitLabReporter: Reporter {
  static let name = "gitlab"

  static func report(_ result: CheckResult) throws -> [UInt8] {
    let fingerprints = Fingerprints(of: result.diagnostics, in: result.tree)
    let issues = zip(result.diagnostics, fingerprints.all).map { diagnostic, fingerprint in
      issue(diagnostic, fingerprint, in: result)
    }
    return try JSONValue.array(issues).printed()
  }

  private static func issue(_ diagnostic: Diagnostic, _ fingerprint: String, in result: CheckResult) -> JSONValue {
    let finding = diagnostic.finding
    let range = finding.site.range
    return [
      "description": .string(finding.message),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(word(diagnostic.severity)),
      "location": [
        "path": .string(result.path(of: finding.site.file, from: "CI_PROJECT_DIR")),
        "lines": ["begin": JSONValue(Int(range.start.line) + 1), "end": JSONValue(Int(range.end.line) + 1)],
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
