import SourceModel

/// The rules for every space, and the one place that turns what rules find into diagnostics.
package enum Rules {
  /// Sorted by id.
  static let core: [any Rule.Type] = [
    DuplicateIdentifier.self,
    DuplicateProtocolRegistration.self,
    FileNotParsed.self,
    InvalidURLPattern.self,
    LookUpUnregistered.self,
    NeverLookedUp.self,
    UnknownIdentifier.self,
    UnknownURL.self,
    UnmatchableURLPattern.self,
    UnusedSuppression.self,
    URLPatternConflict.self,
  ]

  /// The diagnostics under the same settings for all files.
  package static func diagnostics(
    in index: RouteIndex, includingUnknown: Bool = false, settings: RuleSettings = RuleSettings()
  ) -> [Diagnostic] {
    let settings = settings.overruled(by: RuleSettings(includingUnknown: includingUnknown))
    return diagnostics(in: index) { _ in settings }
  }

  /// All findings with their severities, in path order, then by place and rule, under the settings
  /// of each file. Unknown findings are left out unless the settings include them; then they are
  /// information. Findings in a file of no target are information at most. Vendored and ignored
  /// code is not reported, and neither are findings that a comment suppresses.
  package static func diagnostics(in index: RouteIndex, settings: (FileID) -> RuleSettings) -> [Diagnostic] {
    diagnostics(in: index, while: { true }, settings: settings) ?? []
  }

  /// The same, or nil if `isWanted` becomes false; it is called before each rule.
  package static func diagnostics(
    in index: RouteIndex, while isWanted: () -> Bool, settings: (FileID) -> RuleSettings
  ) -> [Diagnostic]? {
    var known: [FileID: RuleSettings] = [:]
    var diagnostics: [Diagnostic] = []
    for rule in index.systems.rules {
      guard isWanted() else { return nil }
      diagnostics += rule.findings(in: index).compactMap { finding in
        let file = finding.site.file
        let settings = known[file] ?? settings(file)
        known[file] = settings
        guard let severity = settings.severity(of: rule.description, standard: finding.standard)
        else { return nil }
        let certain = finding.limit.map { $0.rank > severity.rank ? $0 : severity } ?? severity
        return self.severity(of: finding, certain, settings.includesUnknown, in: index)
          .map { Diagnostic(severity: $0, finding: finding) }
      }
    }
    var similar = SimilarRoutes(in: index)
    return
      diagnostics
      .filter { index.origins[$0.finding.site.file]?.isReported != false && !index.suppressions.suppresses($0.finding) }
      .sorted { isOrdered($0.finding, before: $1.finding, in: index) }
      .map { similar.completed($0) }
  }

  /// The findings of one rule, before hints are chosen; empty if no rule has the id.
  package static func findings(of id: String, in index: RouteIndex) -> [Finding] {
    index.systems.rules.first { $0.description.id == id }?.findings(in: index) ?? []
  }

  /// The severity of a finding; nil if it is not reported. Certain findings in a file of no target
  /// are information, or unknown in tests.
  private static func severity(
    of finding: Finding, _ certain: Severity, _ includingUnknown: Bool, in index: RouteIndex
  ) -> Severity? {
    let atMostInformation = certain.rank > Severity.information.rank ? certain : .information
    guard finding.certainty == .certain else { return includingUnknown ? atMostInformation : nil }
    guard index.isStray(finding.site) else { return certain }
    let isProduct = index.origins[finding.site.file] == .product
    return isProduct || includingUnknown ? atMostInformation : nil
  }

  private static func isOrdered(_ left: Finding, before right: Finding, in index: RouteIndex) -> Bool {
    if left.site == right.site { return (left.rule, left.message) < (right.rule, right.message) }
    return index.isOrdered(left.site, before: right.site)
  }
}

extension [any Rule.Type] {
  /// The ids of the rules.
  package var ids: Set<String> { Set(map { $0.description.id }) }

  /// True if one of the rules reported the finding.
  func includes(_ finding: Finding) -> Bool {
    contains { $0.description.id == finding.rule }
  }
}
