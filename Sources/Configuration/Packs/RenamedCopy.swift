import Routes
import RoutingSystems

/// A copy of a pack whose types have other names in the code base:
/// `mediator: {like: ctmediator, types: {CTMediator: CCMediator}}`.
struct RenamedCopy {
  private let entry: SettingValue
  private let pack: Pack
  private let names: [String: String]

  /// Returns nil if the entry is not a copy, or does not name the types of the pack.
  init?(_ entry: SettingValue, _ problems: inout SettingProblems) {
    let types = entry[SystemFields.types.key]
    guard let name = entry[SystemFields.like.key] else {
      if let types { problems.add("'\(SystemFields.types.key)' is for '\(SystemFields.like.key)'", at: types) }
      return nil
    }
    guard let pack = Packs.named(name.text) else { return nil }
    (self.entry, self.pack) = (entry, pack)
    var names: [String: String] = [:]
    for (type, other) in types?.entries ?? [] {
      if problems.word(type, "type", among: pack.types) { names[type.text] = other.text }
    }
    self.names = names
  }

  /// The description of the pack with the names of the code base.
  var value: SettingValue? { pack.value.map { $0.renaming(names) } }

  /// What the entry adds to it.
  var additions: SettingValue {
    entry.without([SystemFields.like.key, SystemFields.types.key])
  }
}

extension Pack {
  /// The types whose functions it names, sorted.
  var types: [String] {
    let kinds = description?.kinds ?? []
    let entries = kinds.flatMap { $0.registrations + $0.lookUps }
    return Set(entries.compactMap { $0.function.isInitializer ? $0.function.base : $0.function.type }).sorted()
  }
}

extension SettingValue {
  /// The value with other words in the place of some.
  fileprivate func renaming(_ names: [String: String]) -> SettingValue {
    let content: Content =
      switch self.content {
      case .text(let text): .text(Self.renaming(names, in: text))
      case .list(let items): .list(items.map { $0.renaming(names) })
      case .entries(let entries): .entries(entries.map { ($0.key, $0.value.renaming(names)) })
      }
    return SettingValue(node: node, content: content)
  }

  fileprivate func without(_ keys: Set<String>) -> SettingValue {
    guard case .entries(let entries) = content else { return self }
    return SettingValue(node: node, content: .entries(entries.filter { !keys.contains($0.key.text) }))
  }

  private static func renaming(_ names: [String: String], in text: String) -> String {
    var renamed = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      renamed += names[String(word)] ?? String(word)
      rest = rest[word.endIndex...]
      if let mark = rest.popFirst() { renamed.append(mark) }
    }
    return renamed
  }
}
