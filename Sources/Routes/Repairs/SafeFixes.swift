import SourceModel

/// The fixes that can be applied without asking: each changes only what its finding reports.
package enum SafeFixes {
  /// A fix with the finding that it fixes.
  package struct Choice: Hashable, Sendable {
    package var finding: Finding
    package var fix: Fix
  }

  /// The fixes for diagnostics of an index that can be applied together, in the order of the
  /// diagnostics. Findings that remain after them are reported again.
  package static func round(for diagnostics: [Diagnostic], with environment: FixEnvironment) -> [Choice] {
    let comments = UnusedSuppression.description.id
    // Another fix may also fix the finding that a comment suppresses.
    let others = choices(for: diagnostics.filter { $0.finding.rule != comments }, with: environment)
    return others.isEmpty ? choices(for: diagnostics.filter { $0.finding.rule == comments }, with: environment) : others
  }

  private static func choices(for diagnostics: [Diagnostic], with environment: FixEnvironment) -> [Choice] {
    var lines = ChangedLines()
    var subjects: Set<[String]> = []
    let single = Set(environment.index.systems.descriptions.filter(\.isFixedOneByOne).map(\.id))
    return diagnostics.compactMap { diagnostic in
      let finding = diagnostic.finding
      let subject = [finding.rule, finding.message]
      // One declaration fixes several findings, and of two duplicates, one stays.
      guard single.contains(finding.rule) || !subjects.contains(subject),
        let fix = fix(for: finding, with: environment),
        lines.accept(fix.edits)
      else { return nil }
      subjects.insert(subject)
      return Choice(finding: finding, fix: fix)
    }
  }

  private static func fix(for finding: Finding, with environment: FixEnvironment) -> Fix? {
    guard finding.certainty == .certain else { return nil }
    let repairs = Repairs.repairs(for: finding, with: environment).filter { $0.safeRules.includes(finding) }
    return repairs.lazy.flatMap { $0.fixes(for: finding, with: environment) }.first { fix in
      fix.isPreferred && fix.newFiles.isEmpty && !fix.edits.isEmpty
        && fix.edits.allSatisfy { environment.index.origins[$0.site.file]?.isReported != false }
    }
  }
}
