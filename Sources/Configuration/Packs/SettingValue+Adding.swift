import YAML

extension SettingValue {
  /// The value with what another one says, too: the items of its lists come behind, mappings are
  /// merged, and single values replace.
  func adding(_ other: SettingValue) -> SettingValue {
    switch (content, other.content) {
    case (.list(let own), .list(let added)): SettingValue(node: other.node, content: .list(own + added))
    case (.entries(let own), .entries(let added)):
      SettingValue(
        node: other.node,
        content: .entries(
          own.map { entry in (entry.key, other[entry.key.text].map(entry.value.adding) ?? entry.value) }
            + added.filter { self[$0.key.text] == nil }))
    default: other
    }
  }

  /// The same value, every part of which is at one place.
  func placed(at place: YAMLMark) -> SettingValue {
    var node = node
    node.start = place
    let content: Content =
      switch content {
      case .text(let text): .text(text)
      case .list(let items): .list(items.map { $0.placed(at: place) })
      case .entries(let entries): .entries(entries.map { ($0.key.placed(at: place), $0.value.placed(at: place)) })
      }
    return SettingValue(node: node, content: content)
  }
}
