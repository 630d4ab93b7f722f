import SourceModel

/// The identity of a finding, which stays the same when code moves.
package struct FindingKey: Hashable {
  package var rule: String
  /// The thing that the finding is about; if it has no name, its file: `file Sources/App.swift`.
  package var symbol: String

  package init(rule: String, symbol: String) {
    (self.rule, self.symbol) = (rule, symbol)
  }

  /// The keys of findings of one index, in the order of the diagnostics.
  package static func all(
    of diagnostics: [Diagnostic], in index: RouteIndex, path: (FileID) -> String
  ) -> [FindingKey] {
    let findings = diagnostics.map(\.finding)
    let symbols = FindingSymbols(of: findings, in: index)
    return findings.map { finding in
      FindingKey(rule: finding.rule, symbol: symbols[finding] ?? "file \(path(finding.site.file))")
    }
  }
}

extension FindingKey: Comparable {
  package static func < (left: FindingKey, right: FindingKey) -> Bool {
    (left.rule, left.symbol) < (right.rule, right.symbol)
  }
}
