/// What a scan asked a tree, with the answers: the folders, the links, and the content of what is not read for facts.
///
/// Paths begin in the root of the tree. Those of what lies above it begin with `..`.
struct RecordedTree: Hashable, Sendable, Codable {
  enum Question: Hashable, Sendable, Codable {
    case kind(FilePath)
    /// Of what a link leads to.
    case kindBehindLinks(FilePath)
    case entries(FilePath)
    case realPath(FilePath)
    case target(FilePath)
    case destination(FilePath)
    case content(FilePath)
  }

  enum Answer: Hashable, Sendable, Codable {
    case kind(FileStatus.Kind)
    case entries([FolderReader.Entry])
    /// nil for nothing.
    case path(FilePath?)
    case content([UInt8])
    case problem(FileProblem.Reason)
  }

  var answers: [Question: Answer] = [:]

  subscript(question: Question) -> Answer? { answers[question] }
}

/// Paths as a recorded tree has them.
struct RecordedPaths: Sendable {
  let root: FilePath
  let realRoot: FilePath

  init(of root: FilePath) { (self.root, realRoot) = (root, Disk().realPath(of: root) ?? root.absolute) }

  func recorded(_ path: FilePath) -> FilePath {
    if let rest = path.relative(to: root) ?? path.relative(to: realRoot) { return FilePath(bytes: rest) }
    var (folder, steps) = (realRoot, 0)
    while let parent = folder.parent {
      (folder, steps) = (parent, steps + 1)
      if let rest = path.relative(to: folder) { return Self.above(steps).appending(rest) }
    }
    return path
  }

  /// A real path.
  func path(_ recorded: FilePath) -> FilePath {
    if recorded.bytes.isEmpty { return realRoot }
    if recorded.isAbsolute { return recorded }
    var (folder, rest) = (realRoot, recorded.components[...])
    while rest.first?.elementsEqual("..".utf8) == true {
      folder = folder.parent ?? folder
      rest.removeFirst()
    }
    return rest.reduce(folder) { $0.appending($1) }
  }

  private static func above(_ steps: Int) -> FilePath {
    FilePath(Array(repeating: "..", count: steps).joined(separator: "/"))
  }
}
