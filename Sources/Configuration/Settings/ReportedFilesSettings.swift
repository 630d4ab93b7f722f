/// Files that are not reported on.
enum ExcludeSetting: Setting {
  static let key = "exclude"
  static let help = "Files that are read but not reported on, by patterns as in .gitignore."
  static let type = SettingType.list(of: .pattern, plural: "patterns")
  static let merging = SettingMerging.belowFolder
  static let example = """
    # Files that are read but not reported on, by patterns as in .gitignore.
    exclude:
      - Legacy/
    """

  static func store(
    _ value: SettingValue, in configuration: inout Configuration, _ problems: inout SettingProblems
  ) {
    configuration.excluded = value.items.map(\.text)
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    .list(key, configuration.excluded)
  }
}

/// The only files that are reported on.
enum IncludeSetting: Setting {
  static let key = "include"
  static let help = "The only files that are reported on, by patterns as in .gitignore."
  static let type = SettingType.list(of: .pattern, plural: "patterns")
  static let merging = SettingMerging.belowFolder
  static let example = """
    # The only files that are reported on.
    include:
      - /App/
    """

  static func store(
    _ value: SettingValue, in configuration: inout Configuration, _ problems: inout SettingProblems
  ) {
    configuration.included = value.items.map(\.text)
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    .list(key, configuration.included)
  }
}

extension [SettingRow] {
  /// One row for the values of a list; none for an empty list.
  static func list(_ name: String, _ values: [String]) -> [SettingRow] {
    values.isEmpty ? [] : [SettingRow(name: name, value: values.joined(separator: ", "))]
  }
}
