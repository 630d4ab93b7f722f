import Workspace

/// The files and folders that findings are printed of; all where none is named.
struct ReportedPaths {
  private let folders: [FilePath]

  /// Throws a `Failure` where one of them holds no file of the tree: nothing was checked there.
  init(_ paths: [String], in tree: ScannedTree) throws {
    folders = try paths.map { path in
      guard let folder = FilePath(typed: path).resolved else { throw Failure("\(path): no such file or folder") }
      guard Self.holds(folder, tree) else {
        throw Failure("\(path): no source file there is in the scan, so nothing can be reported of it")
      }
      return folder
    }
  }

  private static func holds(_ folder: FilePath, _ tree: ScannedTree) -> Bool {
    let paths = tree.state.paths
    return paths.contains { tree.state.realPath(of: $0).absolute.isInside(folder) }
      || paths.contains { $0.resolved?.isInside(folder) == true }
  }

  func contains(_ path: FilePath) -> Bool {
    folders.isEmpty || path.resolved.map { path in folders.contains(where: path.isInside) } ?? false
  }
}
