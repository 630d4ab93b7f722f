import JSON
import Routes

/// The settings of the editor. They overrule the configuration of the tree.
struct ClientSettings: Hashable, Sendable {
  /// The name of the section with the settings of Waymark.
  static let section = "waymark"

  /// nil if the configuration decides.
  private(set) var world: ScanExtent?
  private(set) var rules = RuleSettings()
  /// True to show the classes behind look-ups as inlay hints.
  private(set) var showsInlayHints = false

  /// One message for each setting that is ignored because it has another type or is not known.
  private(set) var mistakes: [String] = []

  init() {}

  /// `value` is the section, or an object that contains it; null for no settings. It may name the
  /// rules of the systems.
  init(_ value: JSONValue, systems: SystemList) {
    let section = value[Self.section] ?? value
    guard section != .null else { return }
    if case .object(let settings) = section {
      for setting in settings.members where setting.value != .null { parse(setting.key, setting.value, systems) }
    } else {
      complain("the settings", "an object")
    }
  }

  private mutating func parse(_ key: String, _ value: JSONValue, _ systems: SystemList) {
    switch key {
    case "includeUnknown":
      guard case .bool(let isOn) = value else { return complain("'includeUnknown'", "true or false") }
      rules.includesUnknown = isOn
    case "inlayHints":
      guard case .bool(let isOn) = value else { return complain("'inlayHints'", "true or false") }
      showsInlayHints = isOn
    case "rules": parseRules(value, systems.ruleIDs)
    case "world":
      guard let extent = value.string.flatMap(ScanExtent.init) else {
        return complain("'world'", "'closed' or 'open'")
      }
      world = extent
    default: mistakes.append("unknown setting '\(key)'")
    }
  }

  private mutating func parseRules(_ value: JSONValue, _ known: Set<String>) {
    guard case .object(let levels) = value else { return complain("'rules'", "an object") }
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
