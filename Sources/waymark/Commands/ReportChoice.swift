import ArgumentParser
import Workspace

/// A format of `check` and where it goes: `sarif`, `sarif=out.sarif`.
struct ReportChoice: ExpressibleByArgument {
  let reporter: any Reporter.Type
  /// nil is standard output.
  var file: String?

  init(_ reporter: any Reporter.Type) {
    self.reporter = reporter
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = Reporters.all.first(where: { $0.name == parts[0] }), parts.last?.isEmpty == false else {
      return nil
    }
    self.reporter = reporter
    file = parts.count > 1 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { Reporters.all.map { $0.name } }

  /// Where nobody says: what the program around this one reads, or the one at the terminal.
  static func usual(isTerminal: Bool, environment: [String: String]) -> ReportChoice {
    if environment["XCODE_VERSION_ACTUAL"] != nil { return ReportChoice(XcodeReporter.self) }
    if environment["GITHUB_ACTIONS"] == "true" { return ReportChoice(GitHubReporter.self) }
    return ReportChoice(isTerminal ? TextReporter.self : LinesReporter.self)
  }
}
