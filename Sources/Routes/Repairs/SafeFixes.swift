import SourceModel

/// The fixes that need no one to choose: each changes nothing but what its finding says.
package enum SafeFixes {
  package struct Choice: Hashable, Sendable {
    package var finding: Finding
    package var fix: Fix
  }

  /// For some diagnostics of an index, in their order: at most one fix for each file in a round, since an edit moves what
  /// others are about; what is left is found again.
  package static func round(for diagnostics: [Diagnostic], with bench: RepairBench) -> [Choice] {
    var changed: Set<FileID> = []
    var written: Set<[String]> = []
    return diagnostics.compactMap { diagnostic in
      guard let fix = fix(for: diagnostic.finding, with: bench) else { return nil }
      let files = Set(fix.edits.map(\.site.file))
      let texts = fix.edits.map(\.text)
      // One declaration mends several findings.
      guard changed.isDisjoint(with: files), texts == [""] || written.insert(texts).inserted else { return nil }
      changed.formUnion(files)
      return Choice(finding: diagnostic.finding, fix: fix)
    }
  }

  private static func fix(for finding: Finding, with bench: RepairBench) -> Fix? {
    guard finding.certainty == .certain else { return nil }
    let repairs = Repairs.all.filter { $0.safeRules.contains(finding.rule) }
    return repairs.lazy.flatMap { $0.fixes(for: finding, with: bench) }.first { fix in
      fix.isPreferred && fix.newFiles.isEmpty && !fix.edits.isEmpty
        && fix.edits.allSatisfy { bench.index.origins[$0.site.file] != .vendored }
    }
  }

  /// The ids of the rules whose findings have one.
  package static let rules: Set<String> = Repairs.all.reduce(into: []) { $0.formUnion($1.safeRules) }
}
