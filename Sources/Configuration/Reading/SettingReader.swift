import Routes
import YAML

/// Reads YAML as values of the types of settings. It recurses over the type, never over the text.
struct SettingReader {
  private(set) var problems: SettingProblems
  private let systems: SystemList

  init(places: Places, systems: SystemList) {
    problems = SettingProblems(places: places)
    self.systems = systems
  }

  /// The whole file. What has a problem is left out.
  mutating func configuration(_ root: YAMLNode) -> Configuration {
    var configuration = Configuration()
    guard let file = value(root, .record(Settings.record(for: systems)), "the configuration") else {
      return configuration
    }
    for setting in Settings.all {
      guard let value = file[setting.key] else { continue }
      setting.store(value, of: systems, in: &configuration, &problems)
    }
    return configuration
  }

  /// The description of one system.
  mutating func description(_ root: YAMLNode) -> SettingValue? {
    value(root, .record(SystemFields.system), "the system")
  }

  /// Returns nil if the node is not a value of the type. `name` is the noun of the value in messages.
  private mutating func value(_ node: YAMLNode, _ type: SettingType, _ name: String) -> SettingValue? {
    switch type {
    case .word(let noun, let words):
      text(node, noun).flatMap { problems.word($0, noun, among: words) ? $0 : nil }
    case .text(let noun), .ordinal(let noun): text(node, noun)
    case .file: file(node)
    case .pattern: pattern(node)
    case .list(let item, let plural): list(node, item, name, plural)
    case .filledList(let item, let singular): filledList(node, item, name, singular)
    case .mapping(let keys, let values): mapping(node, keys, values, name)
    case .record(let record): self.record(node, record, name)
    case .wordOr(let words, let type): isOne(of: words, node) ? text(node, name) : value(node, type, name)
    case .oneOrMore(let type, let noun):
      isScalar(node) ? value(node, type, name) : filledList(node, type, name, noun)
    case .textOr(let noun, let type): isScalar(node) ? text(node, noun) : value(node, type, name)
    }
  }
}

// MARK: Scalars

extension SettingReader {
  private mutating func text(_ node: YAMLNode, _ noun: String) -> SettingValue? {
    if case .scalar(let text, _) = node.content, !isEmpty(node) {
      return SettingValue(node: node, content: .text(text))
    }
    problems.add("the \(noun) must be one word", at: node)
    return nil
  }

  private mutating func file(_ node: YAMLNode) -> SettingValue? {
    guard let path = text(node, "file") else { return nil }
    if !path.text.hasPrefix("/"), !path.text.split(separator: "/").contains("..") { return path }
    problems.add("'\(path.text)' is outside of the configuration's folder", at: node)
    return nil
  }

  private mutating func pattern(_ node: YAMLNode) -> SettingValue? {
    guard let pattern = text(node, "pattern") else { return nil }
    let isBlank = pattern.text.allSatisfy { $0 == "/" || $0 == " " }
    if !isBlank, !pattern.text.hasPrefix("!"), !pattern.text.hasPrefix("#") { return pattern }
    problems.add(
      "'\(pattern.text)' matches no files; write a pattern as in .gitignore, such as 'Legacy/'", at: node)
    return nil
  }

  private func isOne(of words: [String], _ node: YAMLNode) -> Bool {
    if case .scalar(let text, _) = node.content { words.contains(text) } else { false }
  }

  private func isScalar(_ node: YAMLNode) -> Bool {
    if case .scalar = node.content { true } else { false }
  }

  private func isEmpty(_ node: YAMLNode) -> Bool {
    guard case .scalar(let text, isPlain: true) = node.content else { return false }
    return ["", "~", "null"].contains(text)
  }
}

// MARK: Lists and mappings

extension SettingReader {
  private mutating func list(
    _ node: YAMLNode, _ item: SettingType, _ name: String, _ plural: String?
  ) -> SettingValue? {
    if isEmpty(node) { return SettingValue(node: node, content: .list([])) }
    guard case .sequence(let items) = node.content else {
      problems.add("\(name) must be a list\(plural.map { " of \($0)" } ?? "")", at: node)
      return nil
    }
    return SettingValue(node: node, content: .list(items.compactMap { value($0, item, name) }))
  }

  private mutating func filledList(
    _ node: YAMLNode, _ item: SettingType, _ name: String, _ singular: String
  ) -> SettingValue? {
    guard case .sequence(let items) = node.content, !items.isEmpty else {
      problems.add("\(name) must be a list of at least one \(singular)", at: node)
      return nil
    }
    return SettingValue(node: node, content: .list(items.compactMap { value($0, item, name) }))
  }

  private mutating func mapping(
    _ node: YAMLNode, _ keys: SettingType, _ values: SettingType, _ name: String
  ) -> SettingValue? {
    guard let pairs = pairs(node, name) else { return nil }
    var entries: [SettingValue.Entry] = []
    for pair in pairs {
      guard let key = value(pair.key, keys, name), let value = value(pair.value, values, "'\(key.text)'")
      else { continue }
      entries.append((key, value))
    }
    return SettingValue(node: node, content: .entries(entries))
  }

  private static func withArticle(_ noun: String) -> String {
    (noun.first.map("aeiou".contains) ?? false ? "an " : "a ") + noun
  }

  private mutating func record(_ node: YAMLNode, _ record: SettingRecord, _ name: String) -> SettingValue? {
    guard let pairs = pairs(node, record.noun.map(Self.withArticle) ?? name) else { return nil }
    let keys = SettingType.word(noun: record.keyNoun, record.fields.map(\.key))
    var (entries, missing): ([SettingValue.Entry], _) = ([], record.fields.filter(\.isRequired).map(\.key))
    for pair in pairs {
      guard let key = value(pair.key, keys, name), let field = record.fields.first(where: { $0.key == key.text })
      else { continue }
      missing.removeAll { $0 == field.key }
      if let value = value(pair.value, field.type, "'\(field.key)'") { entries.append((key, value)) }
    }
    for key in missing { problems.add("the \(record.noun ?? "value") has no '\(key)'", at: node) }
    return SettingValue(node: node, content: .entries(entries))
  }

  /// Empty if nothing is written behind the key.
  private mutating func pairs(_ node: YAMLNode, _ name: String) -> [(key: YAMLNode, value: YAMLNode)]? {
    if isEmpty(node) { return [] }
    guard case .mapping(let pairs) = node.content else {
      problems.add("\(name) must be a mapping of keys to values", at: node)
      return nil
    }
    addRepetitions(in: pairs.map(\.key))
    return pairs
  }

  private mutating func addRepetitions(in keys: [YAMLNode]) {
    var seen: Set<String> = []
    for key in keys {
      guard case .scalar(let text, _) = key.content, !seen.insert(text).inserted else { continue }
      problems.add("'\(text)' occurs more than once", at: key)
    }
  }
}
