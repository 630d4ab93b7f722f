import Configuration
import Routes

/// What one configuration file says of what lies below its folder.
package struct ConfigurationLayer: Sendable {
  /// As it was found.
  package let file: FilePath
  package let content: Configuration
  /// Real.
  package let folder: FilePath
  private let areas: [(pattern: IgnorePattern, area: Configuration.Area)]
  private let excluded: [Entry]
  private let included: [Entry]

  private struct Entry {
    let text: String
    let pattern: IgnorePattern
  }

  /// What a layer says of the rules of one file, and where.
  package struct Statement: Sendable {
    package let file: FilePath
    /// nil for what holds everywhere below the folder.
    package let pattern: String?
    package let rules: RuleSettings
  }

  init(_ content: Configuration, from file: FilePath, for folder: FilePath) {
    (self.file, self.content, self.folder) = (file, content, folder)
    (excluded, included) = (Self.entries(content.excluded), Self.entries(content.included))
    areas = content.areas.compactMap { area in IgnorePattern(area.pattern).map { ($0, area) } }
  }

  /// In the order in which they overrule each other; none for a file elsewhere. `path` is real.
  func statements(about path: FilePath) -> [Statement] {
    guard let inside = path.relative(to: folder) else { return [] }
    let special = inside.isEmpty ? [] : areas.filter { $0.pattern.matches(fileOrFolderAround: inside) }.map(\.area)
    return [Statement(file: file, pattern: nil, rules: content.rules)]
      + special.map { Statement(file: file, pattern: $0.pattern, rules: $0.rules) }
  }

  /// What keeps a file from being reported on; nil where nothing does. `path` is real.
  func exclusion(of path: FilePath) -> Statement? {
    guard let inside = path.relative(to: folder), !inside.isEmpty else { return nil }
    let matching = { (entry: Entry) in entry.pattern.matches(fileOrFolderAround: inside) }
    if let entry = excluded.first(where: matching) {
      return Statement(file: file, pattern: entry.text, rules: .excluded)
    }
    if included.isEmpty || included.contains(where: matching) { return nil }
    return Statement(file: file, pattern: nil, rules: .excluded)
  }

  private static func entries(_ texts: [String]) -> [Entry] {
    texts.compactMap { text in IgnorePattern(text).map { Entry(text: text, pattern: $0) } }
  }
}
