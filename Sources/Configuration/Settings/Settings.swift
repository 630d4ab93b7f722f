import Routes

/// The list of all keys, in the order of the template.
package enum Settings {
  package static let all: [any Setting.Type] = [
    WorldSetting.self,
    RulesSetting.self,
    PathsSetting.self,
    ExcludeSetting.self,
    IncludeSetting.self,
    ApplicationsSetting.self,
    BaselineSetting.self,
    FailLevelSetting.self,
    FunctionsSetting.self,
    RoutingProtocolsSetting.self,
    SystemsSetting.self,
  ]

  /// The whole file.
  static func record(for systems: SystemList) -> SettingRecord {
    let fields = all.map { SettingField(key: $0.key, help: $0.help, type: $0.type(for: systems)) }
    return SettingRecord(fields: fields.sorted { $0.key < $1.key })
  }
}
