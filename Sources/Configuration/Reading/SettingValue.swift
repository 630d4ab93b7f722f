import YAML

/// A value of `.waymark.yml` that has the type of its setting.
package struct SettingValue: Sendable {
  typealias Entry = (key: SettingValue, value: SettingValue)

  enum Content: Sendable {
    case text(String)
    case list([SettingValue])
    /// In the order of the text.
    case entries([Entry])
  }

  let node: YAMLNode
  let content: Content

  /// Empty for lists and mappings.
  var text: String { if case .text(let text) = content { text } else { "" } }

  var items: [SettingValue] { if case .list(let items) = content { items } else { [] } }

  var entries: [Entry] {
    if case .entries(let entries) = content { entries } else { [] }
  }

  subscript(key: String) -> SettingValue? { entries.first { $0.key.text == key }?.value }
}
