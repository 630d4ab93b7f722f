import Routes

enum FailLevelSetting: Setting {
  static let key = "fail-level"
  static let help = "Lowest severity that makes check fail. Default: error."
  static func type(for _: SystemList) -> SettingType { .word(noun: "level", FailLevel.words) }
  static let merging = SettingMerging.nearest(otherwise: FailLevel.error.rawValue)
  static let example = """
    # Lowest severity that makes check fail: error, warning, information, hint, or never.
    fail-level: error
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.failLevel = FailLevel(word: value.text)
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.failLevel.map { [SettingRow(name: key, value: $0.rawValue)] } ?? []
  }
}
