import JSON
import Routes

/// GitLab's code quality report, a part of Code Climate's.
enum GitLabReporter: Reporter {
  static let name = "gitlab"
  private static let variable = "CI_PROJECT_DIR"

  static func report(_ result: CheckResult) throws -> [UInt8] {
    let fingerprints = Fingerprints(of: result.diagnostics, in: result.tree)
    let issues = result.diagnostics.indices.map { position in
      issue(result.diagnostics[position], fingerprints.all[position], result.former[position], in: result)
    }
    return try JSONValue.array(issues).printed()
  }

  /// GitLab shows findings beside the code in the files of a merge request only.
  private static func issue(
    _ diagnostic: Diagnostic, _ fingerprint: String, _ former: Former?, in result: CheckResult
  ) -> JSONValue {
    let finding = diagnostic.finding
    let site = former?.shown ?? finding.site
    let lines = CheckLines(tree: result.tree) { result.path(of: $0, from: variable) }
    let message = former?.shown == nil ? finding.message : lines.sentence(finding)
    return [
      "description": .string(([message] + (former?.notes ?? []).map(\.message)).joined(separator: "; ")),
      "check_name": .string(finding.rule),
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
