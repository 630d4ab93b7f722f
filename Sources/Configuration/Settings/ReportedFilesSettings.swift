import Routes

/// A list of patterns that decides which files are reported on.
protocol ReportedFilesSetting: Setting {
  static var patterns: WritableKeyPath<Configuration, [String]> { get }
}

extension ReportedFilesSetting {
  static func type(for _: SystemList) -> SettingType { .list(of: .pattern, plural: "patterns") }
  static var merging: SettingMerging { .belowFolder }

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration[keyPath: patterns] = value.items.map(\.text)
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    .list(key, configuration[keyPath: patterns])
  }
}

/// Files that are not reported on.
enum ExcludeSetting: ReportedFilesSetting {
  static let key = "exclude"
  static let help = "Files that are read but not reported on, by patterns as in .gitignore."
  static let example = """
    # Files that are read but not reported on, by patterns as in .gitignore.
    exclude:
      - Legacy/
    """
  static var patterns: WritableKeyPath<Configuration, [String]> { \.excluded }
}

/// The only files that are reported on.
enum IncludeSetting: ReportedFilesSetting {
  static let key = "include"
  static let help = "The only files that are reported on, by patterns as in .gitignore."
  static let example = """
    # The only files that are reported on.
    include:
      - /App/
    """
  static var patterns: WritableKeyPath<Configuration, [String]> { \.included }
}

extension [SettingRow] {
  /// One row for the values of a list; none for an empty list.
  static func list(_ name: String, _ values: [String]) -> [SettingRow] {
    values.isEmpty ? [] : [SettingRow(name: name, value: values.joined(separator: ", "))]
  }
}
