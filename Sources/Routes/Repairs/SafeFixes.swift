import SourceModel

/// The fixes that need no one to choose: each changes nothing but what its finding says.
package enum SafeFixes {
  package struct Choice: Hashable, Sendable {
    package var finding: Finding
    package var fix: Fix
  }

  /// For some diagnostics of an index, in their order: those that can be made at once. What is left is found again, where
  /// it is not mended by then.
  package static func round(for diagnostics: [Diagnostic], with bench: RepairBench) -> [Choice] {
    let comments = UnusedSuppression.description.id
    // What others mend may be found where a comment suppresses it.
    let others = choices(for: diagnostics.filter { $0.finding.rule != comments }, with: bench)
    return others.isEmpty ? choices(for: diagnostics.filter { $0.finding.rule == comments }, with: bench) : others
  }

  private static func choices(for diagnostics: [Diagnostic], with bench: RepairBench) -> [Choice] {
    var lines = ChangedLines()
    var subjects: Set<[String]> = []
    let single = Set(bench.index.systems.rules.map { $0.description }.filter(\.isFixedOneByOne).map(\.id))
    return diagnostics.compactMap { diagnostic in
      let finding = diagnostic.finding
      let subject = [finding.rule, finding.message]
      // One declaration fixes several findings, and of two that are one too many one stays.
      guard single.contains(finding.rule) || !subjects.contains(subject), let fix = fix(for: finding, with: bench),
        lines.take(fix.edits)
      else { return nil }
      subjects.insert(subject)
      return Choice(finding: finding, fix: fix)
    }
  }

  private static func fix(for finding: Finding, with bench: RepairBench) -> Fix? {
    guard finding.certainty == .certain else { return nil }
    let repairs = bench.index.systems.repairs.filter { $0.safeRules.includes(finding) }
    return repairs.lazy.flatMap { $0.fixes(for: finding, with: bench) }.first { fix in
      fix.isPreferred && fix.newFiles.isEmpty && !fix.edits.isEmpty
        && fix.edits.allSatisfy { bench.index.origins[$0.site.file]?.isReported != false }
    }
  }
}
