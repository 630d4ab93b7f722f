import ArgumentParser
import Routes

/// From which severity on `check` fails.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, information, hint, never

  /// `info` is `information`.
  init?(argument: String) {
    self.init(rawValue: argument == "info" ? Self.information.rawValue : argument)
  }

  func isReached(by severity: Severity) -> Bool {
    guard let limit = Severity(rawValue: rawValue) else { return false }
    return severity.rank <= limit.rank
  }
}
