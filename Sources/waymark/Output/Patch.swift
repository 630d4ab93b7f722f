import Workspace

/// Changes of files as `patch -p1` and `git apply` read them.
struct Patch {
  let bytes: [UInt8]
  /// Where to apply it, and how; nil for the working directory.
  let advice: String?

  /// Paths begin at the working directory where that holds all files, and otherwise at the top of their repository: both
  /// programs refuse paths with `..`.
  init(_ changes: [FixRunner.Change], in tree: ScannedTree) {
    let paths = changes.map { tree.state.realPath(of: $0.path).absolute }
    let folders = [FilePath.workingDirectory, tree.repositoryTop].compactMap(\.self)
    let folder = folders.first { folder in paths.allSatisfy { $0.isInside(folder) } } ?? FilePath("/")
    bytes = zip(changes, paths).flatMap { change, path in
      let name = path.relative(to: folder) ?? path.bytes[...]
      return UnifiedDiff(path: name, from: change.old.bytes, to: change.new.bytes).bytes
    }
    advice = folder == .workingDirectory ? nil : "apply the patch with: patch -p1 -d '\(folder.description.printable)'"
  }
}
