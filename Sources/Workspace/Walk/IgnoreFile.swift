import SourceModel

/// The patterns of one `.gitignore`.
struct IgnoreFile: Sendable {
  static let name = ".gitignore"
  private static let maximumPatterns = 10_000
  private static let maximumLineBytes = 4 << 10
  private static let maximumBytes = 1 << 20

  /// Where the patterns stand, as the walk spells it.
  let path: FilePath
  private let patterns: [IgnorePattern]
  /// Those of the patterns, in an array of their own: a loop over them counts no references.
  private let gates: [IgnorePattern.Gate]
  /// Where in a path the part below the file's folder begins.
  private let start: Int

  /// Longer lines, further lines and what stands behind the first MiB do not count.
  init(_ content: some Collection<UInt8>, start: Int, path: FilePath = FilePath(name)) {
    (self.start, self.path) = (start, path)
    let bytes = Array(content.prefix(Self.maximumBytes))
    patterns = Array(
      bytes[ByteOrderMark.length(in: bytes)...].split(separator: UInt8(ascii: "\n")).lazy
        .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        .filter { $0.count <= Self.maximumLineBytes }
        .compactMap(IgnorePattern.init(line:))
        .prefix(Self.maximumPatterns))
    gates = patterns.map(\.gate)
  }

  static func isNamed(_ path: FilePath) -> Bool { path.name.elementsEqual(name.utf8) }

  /// nil where the folder has none that can be read. As for git, a link is none.
  init?(folder: FilePath, start: Int, in tree: any FileTree) {
    let path = folder.appending(Self.name)
    guard tree.kind(of: path) == .file, let text = try? tree.text(of: path) else { return nil }
    self.init(text.bytes, start: start, path: path)
  }

  /// What the last pattern that matches says; nil where none does. `path` begins at the folder of the outermost file.
  func ignores(_ path: [UInt8], isFolder: Bool) -> Bool? {
    let inside = path[start...]
    let name = inside.suffix(while: { $0 != FilePath.separator })
    let entry = IgnorePattern.Gate.Entry(inside, name: name, isFolder: isFolder)
    // By index: a loop over the patterns would copy each.
    let last = gates.indices.last {
      gates[$0].admits(entry) && patterns[$0].matches(inside, name: name, isFolder: isFolder)
    }
    return last.map { !patterns[$0].isNegated }
  }
}

extension ArraySlice {
  /// The longest end whose elements all fit.
  fileprivate func suffix(while fits: (Element) -> Bool) -> ArraySlice {
    self[((lastIndex { !fits($0) }).map { $0 + 1 } ?? startIndex)...]
  }
}
