import YAML

/// Patterns as in `.gitignore`, and the keys that list them.
extension ConfigurationReader {
  /// nil where it matches no files.
  mutating func pattern(_ node: YAMLNode) -> String? {
    guard let pattern = text(node, "pattern") else { return nil }
    let isBlank = pattern.allSatisfy { $0 == "/" || $0 == " " }
    if !isBlank, !pattern.hasPrefix("!"), !pattern.hasPrefix("#") { return pattern }
    complain(node, "'\(pattern)' matches no files; write a pattern as in .gitignore, such as 'Legacy/'")
    return nil
  }

  /// The list behind the key `name`.
  mutating func patterns(_ node: YAMLNode, _ name: String) -> [String] {
    if isEmpty(node) { return [] }
    guard case .sequence(let items) = node.content else {
      complain(node, "'\(name)' must be a list of patterns")
      return []
    }
    return items.compactMap { pattern($0) }
  }

  /// In the order of the file.
  mutating func applications(_ node: YAMLNode) -> [Configuration.Application] {
    entries(of: node, "'applications'").compactMap { key, value in
      guard let name = text(key, "name") else { return nil }
      guard case .sequence(let items) = value.content, !items.isEmpty else {
        complain(value, "'\(name)' must be a list of at least one pattern")
        return nil
      }
      return Configuration.Application(name: name, patterns: items.compactMap { pattern($0) })
    }
  }
}
