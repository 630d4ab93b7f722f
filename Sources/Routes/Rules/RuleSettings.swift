/// What the user says of single rules.
package struct RuleSettings: Hashable, Sendable {
  package enum Level: Hashable, Sendable {
    case off
    /// As severe as the rule says.
    case on
    case severity(Severity)
  }

  /// By the rule's id.
  package var levels: [String: Level]

  package init(levels: [String: Level] = [:]) {
    self.levels = levels
  }

  /// What a certain finding is; nil where the rule is off.
  func severity(of rule: RuleDescription) -> Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .on: rule.severity
    case .severity(let severity): severity
    case nil: rule.isOnByDefault ? rule.severity : nil
    }
  }
}
