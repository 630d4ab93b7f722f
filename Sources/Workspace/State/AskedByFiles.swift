import Routes

/// The names that the facts of files ask for, and whether they changed.
struct AskedByFiles: Sendable {
  /// None of a file that asks for nothing.
  private var names: [FilePath: AskedNames] = [:]
  private var isChanged = false

  /// Those of all files but the excluded ones.
  func all(except isExcluded: (FilePath) -> Bool) -> AskedNames {
    AskedNames(ofFiles: names.compactMap { path, names in isExcluded(path) ? nil : names })
  }

  mutating func set(_ asked: AskedNames, in path: FilePath) {
    let asked = asked.isEmpty ? nil : asked
    if names[path] == asked { return }
    (names[path], isChanged) = (asked, true)
  }

  mutating func remove(_ path: FilePath) {
    (names[path], isChanged) = (nil, true)
  }

  /// Whether any changed since the last call.
  mutating func takeChanged() -> Bool {
    defer { isChanged = false }
    return isChanged
  }
}
