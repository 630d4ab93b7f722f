import Routes
import RoutingSystems

/// Reads the description of one system.
struct SystemReader {
  private let name: String
  private let value: SettingValue

  init(_ name: String, _ value: SettingValue) {
    (self.name, self.value) = (name, value)
  }

  /// nil if a part that it needs is wrong or missing.
  func description(_ problems: inout SettingProblems) -> SystemDescription? {
    let count = problems.all.count
    let kinds = kinds(&problems)
    for list in [SystemFields.registrations, SystemFields.lookUps] where !has(list) {
      problems.add("the system '\(name)' has no '\(list)'", at: value)
    }
    addRepetitions(in: kinds, &problems)
    return problems.all.count == count ? SystemDescription(name: name, kinds: kinds) : nil
  }

  private func kinds(_ problems: inout SettingProblems) -> [SystemDescription.Kind] {
    guard let kinds = value[SystemFields.kinds] else {
      return [kind(Self.onlyKind, value, &problems)].compactMap(\.self)
    }
    for list in [SystemFields.registrations, SystemFields.lookUps] {
      if let stray = value[list] {
        problems.add("'\(list)' stands beside '\(SystemFields.kinds)'; write it in each kind", at: stray)
      }
    }
    return kinds.entries.compactMap { entry in
      if SystemFields.isKindName(entry.key.text) { return kind(entry.key.text, entry.value, &problems) }
      problems.add("'\(entry.key.text)' is not a name of a kind; write it as 'sideMenu'", at: entry.key)
      return nil
    }
  }

  /// The kind of a system that names none.
  private static let onlyKind = "route"

  private func has(_ list: String) -> Bool {
    let places = value[SystemFields.kinds].map { $0.entries.map(\.value) } ?? []
    return ([value] + places).contains { $0[list]?.items.isEmpty == false }
  }

  private func kind(
    _ name: String, _ value: SettingValue, _ problems: inout SettingProblems
  ) -> SystemDescription.Kind? {
    guard let key = setting(SystemFields.key, value).flatMap(SystemFields.Key.init) else {
      problems.add("the kind '\(name)' has no 'key'", at: value)
      return nil
    }
    var kind = SystemDescription.Kind(name: name, key: key)
    URLDialectReader(value, in: self.value).read(into: &kind, &problems)
    kind.missing = setting(SystemFields.missing, value).flatMap(RouteTable.Missing.init) ?? .nothing
    kind.isUnique = setting(SystemFields.duplicates, value) == SystemFields.mistake
    kind.takesAnyReceiver = setting(SystemFields.receiver, value) == SystemFields.any
    let registrations = value[SystemFields.registrations]?.items ?? []
    kind.registrations = entries(registrations.filter { $0[SystemFields.method.key] == nil }, of: key, &problems)
    kind.methods = registrations.compactMap { SystemMethodReader($0)?.method(&problems) }
    kind.lookUps = entries(value[SystemFields.lookUps]?.items ?? [], of: key, &problems)
    return kind
  }

  /// The word of a kind, or of its system.
  private func setting(_ field: SettingField, _ kind: SettingValue) -> String? {
    (kind[field.key] ?? value[field.key])?.text
  }

  private func entries(
    _ list: [SettingValue], of key: SystemFields.Key, _ problems: inout SettingProblems
  ) -> [SystemDescription.Entry] {
    list.compactMap { SystemEntryReader($0).entry(of: key, &problems) }
  }

  /// A call has one meaning.
  private func addRepetitions(in kinds: [SystemDescription.Kind], _ problems: inout SettingProblems) {
    var seen: Set<FunctionName> = []
    for entry in kinds.flatMap({ $0.registrations + $0.lookUps }) where !seen.insert(entry.function).inserted {
      problems.add("'\(entry.function)' is named twice", at: value)
    }
  }
}
