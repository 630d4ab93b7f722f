import Routes

/// A table for a pull request or a page.
enum MarkdownReporter: Reporter {
  static let name = "markdown"

  static func report(_ result: CheckResult) -> [UInt8] {
    Array(text(result).utf8)
  }

  /// With at most as many rows; how many more there are stands below.
  static func text(_ result: CheckResult, rows limit: Int = .max) -> String {
    let summary = "**Waymark**: \(SeverityCounts(result.diagnostics).sentence())\n"
    guard !result.diagnostics.isEmpty else { return summary }
    var table = MarkdownTable(header: ["Severity", "Place", "Finding", "Rule"])
    for (position, diagnostic) in result.diagnostics.prefix(limit).enumerated() {
      let finding = diagnostic.finding
      let messages = [finding.message] + (result.former[position]?.notes ?? []).map(\.message)
      table.append([
        diagnostic.severity.rawValue, MarkdownTable.code(result.tree.place(of: finding.site)),
        messages.map(MarkdownTable.words).joined(separator: "<br>"), MarkdownTable.code(finding.rule),
      ])
    }
    let rest = result.diagnostics.count - limit
    return "\(summary)\n\(table.text)" + (rest > 0 ? "\n… and \(rest) more\n" : "")
  }
}
