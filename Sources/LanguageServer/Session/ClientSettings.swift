import JSON
import Routes

/// What the user set in the editor. It counts more than the tree's own configuration.
struct ClientSettings: Hashable, Sendable {
  /// What settings of Waymark are called among those of others.
  static let section = "waymark"

  /// nil leaves it to the configuration.
  private(set) var world: World.Extent?
  private(set) var rules = RuleSettings()
  /// The classes behind look-ups are shown in their lines.
  private(set) var showsInlayHints = false

  /// In words, for what is left at its default because it is of another type, or not known.
  private(set) var mistakes: [String] = []

  init() {}

  /// `value` is the section, or an object that holds it; null is nothing set.
  init(_ value: JSONValue) {
    let section = value[Self.section] ?? value
    guard section != .null else { return }
    if case .object(let settings) = section {
      for setting in settings.members where setting.value != .null { take(setting.key, setting.value) }
    } else {
      complain("the settings", "an object")
    }
  }

  private mutating func take(_ key: String, _ value: JSONValue) {
    switch key {
    case "includeUnknown":
      guard case .bool(let isOn) = value else { return complain("'includeUnknown'", "true or false") }
      rules.includesUnknown = isOn
    case "inlayHints":
      guard case .bool(let isOn) = value else { return complain("'inlayHints'", "true or false") }
      showsInlayHints = isOn
    case "rules": takeRules(value)
    case "world":
      guard let extent = value.string.flatMap(World.Extent.init) else {
        return complain("'world'", "'closed' or 'open'")
      }
      world = extent
    default: mistakes.append("unknown setting '\(key)'")
    }
  }

  private mutating func takeRules(_ value: JSONValue) {
    guard case .object(let levels) = value else { return complain("'rules'", "an object") }
    let known = Set(Rules.all.map { $0.description.id })
    for member in levels.members {
      let rule = member.key
      guard known.contains(rule) else {
        mistakes.append("unknown rule '\(rule)'")
        continue
      }
      if let level = member.value.string.flatMap(RuleSettings.Level.init) {
        rules.levels[rule] = level
      } else {
        complain("the level of '\(rule)'", "one of \(RuleSettings.Level.words.joined(separator: ", "))")
      }
    }
  }

  private mutating func complain(_ name: String, _ expected: String) {
    mistakes.append("\(name) must be \(expected)")
  }
}
