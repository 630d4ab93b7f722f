import Routes
import RoutingSystems

package enum SystemsSetting: Setting {
  package static let key = "systems"
  package static let help =
    "Routing systems of the code base: functions that register a name, and functions that look one up. 'off' turns a built-in system or a pack off, and 'on' a pack on."
  package static func type(for _: SystemList) -> SettingType {
    .mapping(keys: .text(noun: "system"), values: .wordOr(words, .record(SystemFields.system)))
  }
  package static let merging = SettingMerging.union
  package static let example = """
    # Routing systems of this code base: what registers a name, and what looks one up.
    systems:
      screens:
        key: string
        missing: nothing
        registrations: [{call: "ScreenTable.add(_:making:)", destination: making}]
        look-ups: ["ScreenTable.open(_:)"]
    """

  package static func store(
    _ value: SettingValue, of systems: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    // A key that is misspelled makes others look missing.
    guard problems.all.isEmpty else { return }
    for entry in value.entries { store(entry, Set(systems.all.map(\.id)), in: &configuration, &problems) }
  }

  private static func store(
    _ entry: SettingValue.Entry, _ builtIn: Set<String>, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    let name = entry.key.text
    if words.contains(entry.value.text) {
      guard problems.word(entry.key, "system", among: (Packs.names + builtIn).sorted()) else { return }
      if entry.value.text == off {
        configuration.switchedOff.insert(name)
      } else {
        configuration.switchedOn.insert(name)
      }
    } else if builtIn.contains(name) {
      problems.add("'\(name)' is built in; it can only be 'off'", at: entry.key)
    } else if !SystemFields.isSystemName(name) {
      problems.add("'\(name)' is not a name of a system; write small letters, digits and '-'", at: entry.key)
    } else if let system = described(entry, &problems) {
      configuration.systems.append(system)
    }
  }

  /// A system of the code base, or a pack with what the entry adds to it.
  private static func described(
    _ entry: SettingValue.Entry, _ problems: inout SettingProblems
  ) -> Configuration.System? {
    let (name, start) = (entry.key.text, entry.key.node.start)
    let count = problems.all.count
    let copy = RenamedCopy(entry.value, &problems)
    guard problems.all.count == count else { return nil }
    let pack = (copy?.value ?? Packs.named(name)?.value)?.placed(at: start)
    let own = copy?.additions ?? entry.value
    let value = pack?.adding(own) ?? own
    let reader = SystemReader(name, value, ofPackAt: pack == nil ? nil : start)
    guard let description = reader.description(&problems) else { return nil }
    return Configuration.System(
      description, at: problems.places.range(of: entry.key.node),
      text: value.lines(named: name, ofPackAt: pack == nil ? nil : start))
  }

  private static let on = RuleSettings.Level.on.word
  private static let off = RuleSettings.Level.off.word
  private static let words = [on, off]

  package static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.systems.flatMap { system in
      system.description.kinds.map { kind in
        let counts = "registrations: \(kind.registrations.count), look-ups: \(kind.lookUps.count)"
        return SettingRow(name: "\(key).\(system.name).\(kind.name)", value: "\(kind.key.rawValue): \(counts)")
      }
    } + rows(configuration.switchedOn, on) + rows(configuration.switchedOff, off)
  }

  private static func rows(_ names: Set<String>, _ word: String) -> [SettingRow] {
    names.sorted().map { SettingRow(name: "\(key).\($0)", value: word) }
  }
}
