import Routes

/// How many diagnostics there are of each severity.
struct SeverityCounts {
  private let counts: [Severity: Int]

  init(_ diagnostics: [Diagnostic]) {
    counts = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `1 error, 2 warnings, 3 accepted`. Information and hints are printed as notes, and counted so.
  func sentence(accepted: Int = 0) -> String {
    let (warnings, notes) = (self[.warning], self[.information] + self[.hint])
    let parts = [
      Count(self[.error], "error").description, warnings > 0 ? Count(warnings, "warning").description : nil,
      notes > 0 ? Count(notes, "note").description : nil, accepted > 0 ? "\(accepted) accepted" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
