/// The lowest severity that makes a check fail.
package enum FailLevel: String, Hashable, Sendable, CaseIterable {
  case error, warning, information, hint, never

  /// `info` is `information`.
  package init?(word: String) {
    self.init(rawValue: word == "info" ? Self.information.rawValue : word)
  }

  /// All that `init(word:)` reads.
  package static let words = allCases.map(\.rawValue) + ["info"]

  /// True if a finding of a severity makes the check fail.
  package func isReached(by severity: Severity) -> Bool {
    guard let limit = Severity(rawValue: rawValue) else { return false }
    return severity.rank <= limit.rank
  }
}
