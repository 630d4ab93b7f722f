import Routes

extension RuleSettings {
  /// Every rule is off.
  package static let off = RuleSettings(
    levels: Dictionary(uniqueKeysWithValues: SystemList.builtIn.ruleIDs.map { ($0, .off) }))

  /// Every rule is off, whatever other settings say.
  package static let excluded: RuleSettings = {
    var settings = off
    settings.isExcluded = true
    return settings
  }()
}
