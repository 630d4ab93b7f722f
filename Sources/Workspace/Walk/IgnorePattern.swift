/// One line of an ignore file (gitignore(5)).
struct IgnorePattern: Sendable {
  private enum Segment: Sendable {
    /// Two stars or more: any number of folders.
    case folders
    case name(Glob)
  }

  /// `!pattern` takes back what an earlier pattern ignored.
  let isNegated: Bool
  private let matchesFoldersOnly: Bool
  /// Without a slash inside, a pattern is about the name alone, at any depth.
  private let isAboutName: Bool
  private let segments: [Segment]

  /// nil for blank lines and comments.
  init?(line: ArraySlice<UInt8>) {
    var line = Self.withoutTrailingSpaces(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    matchesFoldersOnly = line.last == FilePath.separator
    if matchesFoldersOnly { line = line.dropLast() }
    isAboutName = !line.contains(FilePath.separator)
    if line.first == FilePath.separator { line = line.dropFirst() }
    guard !line.isEmpty else { return nil }
    segments = Self.segments(of: line, isAboutName: isAboutName)
  }

  /// `components` lead from the ignore file's folder to the entry.
  func matches(_ components: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    let items = isAboutName ? components.suffix(1) : components
    return wildcardMatch(segments, items, isStar: Self.isFolders, matches: Self.matches)
  }

  private static func segments(of line: ArraySlice<UInt8>, isAboutName: Bool) -> [Segment] {
    if isAboutName { return [.name(Glob(line))] }
    var segments = line.split(separator: FilePath.separator, omittingEmptySubsequences: false).map { part in
      part.count > 1 && part.allSatisfy { $0 == UInt8(ascii: "*") } ? Segment.folders : .name(Glob(part))
    }
    // `a/**` matches what is inside `a`, not `a`.
    if let last = segments.last, isFolders(last) { segments.append(.name(Glob("*".utf8))) }
    return segments
  }

  private static func isFolders(_ segment: Segment) -> Bool {
    if case .folders = segment { true } else { false }
  }

  private static func matches(_ segment: Segment, _ name: ArraySlice<UInt8>) -> Bool {
    if case .name(let glob) = segment { glob.matches(name) } else { false }
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
