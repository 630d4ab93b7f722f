import SourceModel

/// A comment that suppresses what no rule finds.
package enum UnusedSuppression: Rule {
  package static let description = RuleDescription(
    id: "unused-suppression",
    severity: .warning,
    tag: .needless,
    isFixedOneByOne: true,
    summary: "A suppression comment matches no finding or names an unknown rule.",
    rationale: """
      `// waymark:ignore RULE - reason` suppresses what a rule finds on the comment's line, or on \
      the next line of code if the comment has a line of its own; `// waymark:ignore-file RULE - \
      reason` suppresses what it finds in the file. A comment that is no longer needed would hide \
      the next mistake. A comment counts as used if its rule finds something, even if the rule is \
      off or the finding is unknown.
      """)

  /// A rule that a comment names, and whether it finds what the comment reaches.
  package struct Subject {
    var entry: SuppressionTable.Entry
    var isUsed: Bool
  }

  package static func subjects(in index: RouteIndex) -> [Subject] {
    let entries = index.suppressions.entries
    let named = Set(entries.compactMap(\.rule)).subtracting([description.id])
    let found = Set(named.flatMap { Rules.findings(of: $0, in: index).flatMap(SuppressionTable.Reach.all) })
    return entries.map { Subject(entry: $0, isUsed: $0.reaches.contains(where: found.contains)) }
  }

  package static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let site = subject.entry.site
    if subject.isUsed { return [] }
    if subject.entry.isMisspelled {
      return [finding(at: site, "this comment suppresses nothing; write '// waymark:ignore RULE - reason'")]
    }
    guard let rule = subject.entry.rule else {
      return [finding(at: site, "this comment names no rule; write '// waymark:ignore RULE - reason'")]
    }
    if let mistake = mistake(in: rule, among: index.systems.ruleIDs) { return [finding(at: site, mistake)] }
    let doubt = index.brokenFiles.isEmpty ? nil : "files with syntax errors are not checked"
    return [finding(at: site, "'\(rule)' finds nothing here; remove this comment", doubt: doubt)]
  }

  private static func mistake(in rule: String, among rules: Set<String>) -> String? {
    if rule == description.id { return "'\(rule)' cannot be suppressed by a comment; switch it off in .waymark.yml" }
    if rules.contains(rule) { return nil }
    let similar = NearestWord.of(rule, among: rules.sorted()).map { "; did you mean '\($0)'?" }
    return "unknown rule '\(rule)'\(similar ?? "; 'waymark rules' lists them")"
  }
}
