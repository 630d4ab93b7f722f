import Routes

/// How many diagnostics there are of each severity.
struct SeverityCounts {
  private let counts: [Severity: Int]

  init(_ diagnostics: [Diagnostic]) {
    counts = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `1 error, 2 warnings, 3 accepted`.
  func sentence(accepted: Int = 0) -> String {
    let parts = [
      Count(self[.error], "error"), Count(self[.warning], "warning"),
      Count(self[.information], "information", plural: "information"), Count(self[.hint], "hint"),
    ]
    let shown = zip(Severity.allCases, parts).filter { self[$0.0] > 0 || $0.0 == .error }
    return (shown.map(\.1.description) + (accepted > 0 ? ["\(accepted) accepted"] : [])).joined(separator: ", ")
  }
}
