import Routes
import RoutingSystems
import YAML

/// Reads the description of one system.
struct SystemReader {
  private let name: String
  private let value: SettingValue
  /// The place of the parts that a pack says; nil without a pack.
  private let pack: YAMLMark?

  init(_ name: String, _ value: SettingValue, ofPackAt pack: YAMLMark? = nil) {
    (self.name, self.value, self.pack) = (name, value, pack)
  }

  /// nil if a part that it needs is wrong or missing.
  func description(_ problems: inout SettingProblems) -> SystemDescription? {
    let count = problems.all.count
    var named = NamedEntries(ofPackAt: pack)
    let kinds = kinds(&named, &problems)
    for list in [SystemFields.registrations, SystemFields.lookUps] where !has(list) {
      problems.add("the system '\(name)' has no '\(list)'", at: value)
    }
    return problems.all.count == count ? SystemDescription(name: name, kinds: kinds) : nil
  }

  private func kinds(
    _ named: inout NamedEntries, _ problems: inout SettingProblems
  ) -> [SystemDescription.Kind] {
    guard let kinds = value[SystemFields.kinds] else {
      return [kind(Self.onlyKind, value, &named, &problems)].compactMap(\.self)
    }
    for list in [SystemFields.registrations, SystemFields.lookUps] {
      if let stray = value[list] {
        problems.add("'\(list)' stands beside '\(SystemFields.kinds)'; write it in each kind", at: stray)
      }
    }
    return kinds.entries.compactMap { entry in
      if SystemFields.isKindName(entry.key.text) { return kind(entry.key.text, entry.value, &named, &problems) }
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
    _ name: String, _ value: SettingValue, _ named: inout NamedEntries, _ problems: inout SettingProblems
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
    kind.modules = Set(
      (value[SystemFields.modules.key] ?? self.value[SystemFields.modules.key])?.items.map(\.text) ?? [])
    kind.isClosed = setting(SystemFields.world, value).map { $0 == "closed" }
    readOpens(value[SystemFields.opens.key] ?? self.value[SystemFields.opens.key], into: &kind, &problems)
    let registrations = value[SystemFields.registrations]?.items ?? []
    kind.registrations = entries(
      registrations.filter { $0[SystemFields.method.key] == nil && $0[SystemFields.property.key] == nil },
      registers: true, &named, &problems)
    kind.definitions.methods = registrations.compactMap { SystemMethodReader($0)?.method(&problems) }
    kind.definitions.properties = registrations.compactMap { item in
      let property = SystemPropertyReader(item, of: key)?.property(&problems)
      if let property { named.insert(property, at: item, &problems) }
      return property
    }
    kind.lookUps = entries(value[SystemFields.lookUps]?.items ?? [], registers: false, &named, &problems)
    return kind
  }

  /// The word of a kind, or of its system.
  private func setting(_ field: SettingField, _ kind: SettingValue) -> String? {
    (kind[field.key] ?? value[field.key])?.text
  }

  private func entries(
    _ list: [SettingValue], registers: Bool, _ named: inout NamedEntries, _ problems: inout SettingProblems
  ) -> [SystemDescription.Entry] {
    list.compactMap { item in
      var entry = SystemEntryReader(item, registers: registers).entry(&problems)
      entry?.countsEverywhere = pack != nil && item.node.start != pack
      if let entry { named.insert(entry, at: item, &problems) }
      return entry
    }
  }

  private func readOpens(
    _ list: SettingValue?, into kind: inout SystemDescription.Kind, _ problems: inout SettingProblems
  ) {
    for item in list?.items ?? [] {
      if FunctionName(item.text) != nil {
        if let function = problems.functionName(item.text, at: item) { kind.opens.functions.append(function) }
      } else if TableFile.isNamed(item.text) {
        kind.opens.files.insert(item.text)
      } else {
        problems.add(
          "'\(item.text)' is not a function or a file name; write 'Type.name(_:label:)', 'name(_:)' or 'Name.plist'",
          at: item)
      }
    }
  }
}
