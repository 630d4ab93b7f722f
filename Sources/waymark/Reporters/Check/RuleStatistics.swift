import Routes

/// How many findings each rule has, the most first.
struct RuleStatistics {
  private let rows: [(rule: String, severity: Severity, count: Int)]

  init(_ diagnostics: [Diagnostic]) {
    rows = Dictionary(grouping: diagnostics, by: \.finding.rule)
      .map { rule, all in (rule, all.map(\.severity).min { $0.rank < $1.rank } ?? .hint, all.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// Empty where nothing was found. The severity is the worst of the rule's findings.
  func text(_ paint: Paint) -> String {
    if rows.isEmpty { return "" }
    var columns = TextColumns(header: ["COUNT", "SEVERITY", "RULE"], numeric: [0])
    for row in rows { columns.append([String(row.count), row.severity.rawValue, row.rule]) }
    return columns.lines { row, column, text in
      guard let row else { return paint.bold(text) }
      return column == 1 ? paint.severity(text, rows[row].severity) : text
    }
  }
}
