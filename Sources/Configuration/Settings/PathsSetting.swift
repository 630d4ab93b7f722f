import Routes

enum PathsSetting: Setting {
  static let key = "paths"
  static let help =
    "Rules for parts of the tree, by patterns as in .gitignore. The last pattern that matches a file applies."
  static func type(for systems: SystemList) -> SettingType {
    .mapping(keys: .pattern, values: .wordOr([RuleSettings.Level.off.word], RulesSetting.type(for: systems)))
  }
  static let merging = SettingMerging.byRule
  static let example = """
    # Rules for parts of the tree, by patterns as in .gitignore. The last pattern that matches a file applies. Routes in these
    # files still count for the rest of the code.
    paths:
      Generated/: off
      "*Demo.swift":
        never-looked-up: off
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.areas = value.entries.map {
      Configuration.Area(pattern: $0.key.text, rules: RulesSetting.settings($0.value))
    }
  }
}
