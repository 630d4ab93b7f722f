import Routes

enum WorldSetting: Setting {
  static let key = "world"
  static let help = "Whether the sources contain everything that could register a route."
  static func type(for _: SystemList) -> SettingType {
    .word(noun: "world", ScanExtent.allCases.map(\.rawValue))
  }
  static let merging = SettingMerging.nearest(otherwise: nil)
  static let example = """
    # 'closed': the sources contain everything that could register a route. 'open': they do not. Default: closed if
    # an application is among the sources.
    world: closed
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.world = ScanExtent(rawValue: value.text)
  }
}
