import Workspace

/// The files and folders that findings are printed of; all where none is named.
struct ReportedPaths {
  private let folders: [FilePath]

  init(_ paths: [String]) throws {
    folders = try paths.map { path in
      guard let resolved = FilePath(typed: path).resolved else { throw Failure("\(path): no such file or folder") }
      return resolved
    }
  }

  func contains(_ path: FilePath) -> Bool {
    folders.isEmpty || path.resolved.map { path in folders.contains(where: path.isInside) } ?? false
  }
}
