import Routes
import RoutingSystems

package enum RulesSetting: Setting {
  package static let key = "rules"
  package static let help = "Whether a rule is on, and the severity of its findings."
  package static func type(for systems: SystemList) -> SettingType {
    .record(SettingRecord(keyNoun: "rule", fields: systems.descriptions.map(field)))
  }
  package static let merging = SettingMerging.byRule
  package static let example =
    """
    # Rules: off, on, error, warning, information, or hint. 'waymark rules RULE' explains one. These are the defaults.
    rules:

    """ + SystemList.builtIn.descriptions.map { "  \($0.id): \(standard($0))" }.joined(separator: "\n")

  package static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.rules = settings(value)
  }

  /// The settings that a value of `type`, or `off` for all rules, stands for.
  static func settings(_ value: SettingValue) -> RuleSettings {
    if value.text == RuleSettings.Level.off.word { return .off }
    return RuleSettings(
      levels: Dictionary(
        value.entries.compactMap { entry in
          RuleSettings.Level(word: entry.value.text).map { (entry.key.text, $0) }
        }
      ) { $1 })
  }

  package static func rows(of rules: RuleSettings) -> [SettingRow] {
    if rules == .off { return [SettingRow(name: key, value: RuleSettings.Level.off.word)] }
    return rules.levels.sorted { $0.key < $1.key }.map { SettingRow(name: "\(key).\($0)", value: $1.word) }
  }

  private static func field(_ rule: RuleDescription) -> SettingField {
    SettingField(
      key: rule.id, help: rule.summary, type: .word(noun: "level", RuleSettings.Level.words),
      standard: standard(rule))
  }

  private static func standard(_ rule: RuleDescription) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : RuleSettings.Level.off.word
  }
}
