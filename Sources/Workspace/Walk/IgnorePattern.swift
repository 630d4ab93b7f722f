/// One line of an ignore file (gitignore(5); `dir.c` of git).
struct IgnorePattern: Sendable {
  /// `!pattern` takes back what an earlier pattern ignored.
  let isNegated: Bool
  let gate: Gate
  private let glob: Glob

  /// A line of a configuration; nil for blank text and comments.
  init?(_ text: String) {
    self.init(line: Array(text.utf8)[...])
  }

  /// nil for blank lines and comments.
  init?(line: ArraySlice<UInt8>) {
    var line = Self.withoutTrailingSpaces(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let matchesFoldersOnly = line.last == FilePath.separator
    if matchesFoldersOnly { line = line.dropLast() }
    let isAboutName = !line.contains(FilePath.separator)
    if line.first == FilePath.separator { line = line.dropFirst() }
    guard !line.isEmpty else { return nil }
    glob = isAboutName ? Glob(name: line) : Glob(path: line)
    gate = Gate(matchesFoldersOnly: matchesFoldersOnly, isAboutName: isAboutName, ends: glob.ends)
  }

  /// What most entries that a pattern does not match are refused by.
  struct Gate: Sendable {
    /// The ends of an entry's path and of its name, each nil for an empty one.
    struct Entry {
      let path: Glob.Ends
      let name: Glob.Ends
      let isFolder: Bool

      init(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) {
        self.path = Glob.Ends(first: path.first, last: path.last)
        self.name = Glob.Ends(first: name.first, last: name.last)
        self.isFolder = isFolder
      }
    }

    let matchesFoldersOnly: Bool
    /// Without a slash inside, a pattern is about the name alone, at any depth.
    let isAboutName: Bool
    let ends: Glob.Ends

    /// False if the pattern certainly does not match.
    func admits(_ entry: Entry) -> Bool {
      if matchesFoldersOnly, !entry.isFolder { return false }
      return ends.fit(isAboutName ? entry.name : entry.path)
    }
  }

  /// `path` leads from the ignore file's folder to the entry, and ends with its name.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if gate.matchesFoldersOnly, !isFolder { return false }
    return glob.matches(gate.isAboutName ? name : path)
  }

  /// Whether it matches the file of a path, or a folder around the file.
  func matches(fileOrFolderAround path: ArraySlice<UInt8>) -> Bool {
    var start = path.startIndex
    while let end = path[start...].firstIndex(of: FilePath.separator) {
      if matches(path[..<end], name: path[start..<end], isFolder: true) { return true }
      start = end + 1
    }
    return matches(path, name: path[start...], isFolder: false)
  }

  /// Spaces at the end do not count, unless a backslash stands before them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var offset = line.startIndex
    while offset < line.endIndex {
      let isEscape = line[offset] == UInt8(ascii: "\\")
      if line[offset] != UInt8(ascii: " ") { end = min(offset + (isEscape ? 2 : 1), line.endIndex) }
      offset += isEscape ? 2 : 1
    }
    return line[..<end]
  }
}
