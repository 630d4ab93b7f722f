/// A format of `waymark check`.
protocol Reporter: Sendable {
  /// As `--format` calls it.
  static var name: String { get }
  /// The whole output; empty, or with a line break at the end.
  static func report(_ result: CheckResult) throws -> [UInt8]
}

enum Reporters {
  /// Sorted by name.
  static let all: [any Reporter.Type] = [
    CheckstyleReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    JSONReporter.self,
    JUnitReporter.self,
    LinesReporter.self,
    MarkdownReporter.self,
    SARIFReporter.self,
    TextReporter.self,
    XcodeReporter.self,
  ]
}
