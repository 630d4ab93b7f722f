import Routes

enum BaselineSetting: Setting {
  static let key = "baseline"
  static let help = "The file of accepted findings, relative to this one."
  static func type(for _: SystemList) -> SettingType { .file }
  static let merging = SettingMerging.nearest(otherwise: "none")
  static let example = """
    # Findings that 'waymark baseline write' has accepted: check does not report them.
    baseline: waymark-baseline.json
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.baseline = value.text
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.baseline.map { [SettingRow(name: key, value: $0)] } ?? []
  }
}
