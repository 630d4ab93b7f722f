import Routes
import SourceModel

/// What a finding is known by from one run to the next: nothing that changes when code moves.
struct FindingKey: Hashable {
  var rule: String
  /// What it is about; where that has no name of its own, the file: `file Sources/App.swift`.
  var symbol: String

  /// In the order of the diagnostics.
  static func all(
    of diagnostics: [Diagnostic], in tree: ScannedTree, path: (FileID) -> String
  ) -> [FindingKey] {
    let findings = diagnostics.map(\.finding)
    let symbols = FindingSymbols(of: findings, in: tree.index)
    return findings.map { finding in
      FindingKey(rule: finding.rule, symbol: symbols[finding] ?? "file \(path(finding.site.file))")
    }
  }
}

extension FindingKey: Comparable {
  static func < (left: FindingKey, right: FindingKey) -> Bool {
    (left.rule, left.symbol) < (right.rule, right.symbol)
  }
}
