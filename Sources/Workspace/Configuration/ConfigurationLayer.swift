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

  /// What a layer says of the rules of one file, and where.
  package struct Statement: Sendable {
    package let file: FilePath
    /// nil for what holds everywhere below the folder.
    package let pattern: String?
    package let rules: RuleSettings
  }

  init(_ content: Configuration, from file: FilePath, for folder: FilePath) {
    (self.file, self.content, self.folder) = (file, content, folder)
    areas = content.areas.compactMap { area in IgnorePattern(line: Array(area.pattern.utf8)[...]).map { ($0, area) } }
  }

  /// In the order in which they overrule each other; none for a file elsewhere. `path` is real.
  func statements(about path: FilePath) -> [Statement] {
    guard let inside = path.relative(to: folder) else { return [] }
    let special = inside.isEmpty ? [] : areas.filter { matches($0.pattern, inside) }.map(\.area)
    return [Statement(file: file, pattern: nil, rules: content.rules)]
      + special.map { Statement(file: file, pattern: $0.pattern, rules: $0.rules) }
  }

  /// Whether a pattern names the file or a folder around it.
  private func matches(_ pattern: IgnorePattern, _ inside: ArraySlice<UInt8>) -> Bool {
    var start = inside.startIndex
    while let end = inside[start...].firstIndex(of: FilePath.separator) {
      if pattern.matches(inside[..<end], name: inside[start..<end], isFolder: true) { return true }
      start = end + 1
    }
    return pattern.matches(inside, name: inside[start...], isFolder: false)
  }
}
