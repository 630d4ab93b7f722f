import Routes

enum ApplicationsSetting: Setting {
  static let key = "applications"
  static let help =
    "Applications, for trees without an Xcode project: each name with patterns of the sources that it compiles."
  static func type(for _: SystemList) -> SettingType {
    .mapping(keys: .text(noun: "name"), values: .filledList(of: .pattern, singular: "pattern"))
  }
  static let merging = SettingMerging.belowFolder
  static let example = """
    # Applications, for a tree without an Xcode project: the sources that each compiles, by patterns as in .gitignore.
    applications:
      Notes: [/Notes/, /Shared/]
      Reader: [/Reader/, /Shared/]
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.applications = value.entries.map {
      Configuration.Application(name: $0.key.text, patterns: $0.value.items.map(\.text))
    }
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.applications.flatMap { [SettingRow].list("\(key).\($0.name)", $0.patterns) }
  }
}
