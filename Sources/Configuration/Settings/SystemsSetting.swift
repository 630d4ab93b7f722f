import Routes
import RoutingSystems

enum SystemsSetting: Setting {
  static let key = "systems"
  static let help =
    "Routing systems of the code base: functions that register a name, and functions that look one up. 'off' turns a built-in system off."
  static func type(for _: SystemList) -> SettingType {
    .mapping(keys: .text(noun: "system"), values: .offOr(.record(SystemFields.system)))
  }
  static let merging = SettingMerging.union
  static let example = """
    # Routing systems of this code base: what registers a name, and what looks one up.
    systems:
      screens:
        key: string
        missing: nothing
        registrations: [{call: "ScreenTable.add(_:making:)", destination: making}]
        look-ups: ["ScreenTable.open(_:)"]
    """

  static func store(
    _ value: SettingValue, of systems: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    // A key that is misspelled makes others look missing.
    guard problems.all.isEmpty else { return }
    let builtIn = Set(systems.all.map(\.id))
    for entry in value.entries {
      let name = entry.key.text
      if entry.value.text == RuleSettings.Level.off.word {
        if problems.word(entry.key, "system", among: builtIn.sorted()) { configuration.switchedOff.insert(name) }
      } else if builtIn.contains(name) {
        problems.add("'\(name)' is built in; it can only be 'off'", at: entry.key)
      } else if !SystemFields.isSystemName(name) {
        problems.add("'\(name)' is not a name of a system; write small letters, digits and '-'", at: entry.key)
      } else if let system = SystemReader(name, entry.value).description(&problems) {
        configuration.systems.append(Configuration.System(system, at: problems.places.range(of: entry.key.node)))
      }
    }
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.systems.flatMap { system in
      system.description.kinds.map { kind in
        let counts = "registrations: \(kind.registrations.count), look-ups: \(kind.lookUps.count)"
        return SettingRow(name: "\(key).\(system.name).\(kind.name)", value: "\(kind.key.rawValue): \(counts)")
      }
    } + configuration.switchedOff.sorted().map { SettingRow(name: "\(key).\($0)", value: RuleSettings.Level.off.word) }
  }
}
