/// The patterns of one `.gitignore`.
struct IgnoreFile: Sendable {
  static let name = ".gitignore"
  private static let maximumPatterns = 10_000
  private static let maximumLineBytes = 4 << 10
  private static let maximumBytes = 1 << 20

  private let patterns: [IgnorePattern]
  /// How many components of a path lead to the folder of the file.
  private let depth: Int

  /// Longer lines, further lines and what stands behind the first MiB do not count.
  init(_ content: some Collection<UInt8>, depth: Int) {
    self.depth = depth
    var bytes = Array(content.prefix(Self.maximumBytes))[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    patterns = Array(
      bytes.split(separator: UInt8(ascii: "\n")).lazy
        .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        .filter { $0.count <= Self.maximumLineBytes }
        .compactMap(IgnorePattern.init(line:))
        .prefix(Self.maximumPatterns))
  }

  static func isNamed(_ path: FilePath) -> Bool { path.name.elementsEqual(name.utf8) }

  /// nil where the folder has none that can be read.
  init?(folder: FilePath, depth: Int) {
    guard let file = try? FileReader.load(folder.appending(Self.name)) else { return nil }
    self.init(file.text.bytes, depth: depth)
  }

  /// What the last pattern that matches says; nil where none does.
  func ignores(_ components: [ArraySlice<UInt8>], isFolder: Bool) -> Bool? {
    let inside = components[depth...]
    return patterns.last { $0.matches(inside, isFolder: isFolder) }.map { !$0.isNegated }
  }
}
