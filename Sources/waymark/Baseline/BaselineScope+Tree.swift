import Routes
import Workspace

extension Baseline.Scope {
  /// The scope of a tree, for a baseline in a folder without links.
  init(of tree: ScannedTree, from folder: FilePath) {
    let paths = Set(tree.realRoots.map { Self.path($0, from: folder) }).sorted()
    self.init(paths: paths, world: tree.index.world.extent)
  }

  /// Why a run does not know which entries are outdated, as a clause; nil if it does. Paths that no longer exist need
  /// not be read.
  func gap(in tree: ScannedTree, from folder: FilePath) -> String? {
    let unread = paths.filter { path in
      folder.appending(path).resolved.map { real in !tree.realRoots.contains(where: real.isInside) } ?? false
    }
    if !unread.isEmpty {
      return "it was written for \(unread.map { "'\($0)'" }.joined(separator: ", ")), and this run reads less"
    }
    guard world == .closed, tree.index.world.extent == .open else { return nil }
    return "it was written in a closed world, and this one is open"
  }

  /// `.` for the folder itself.
  private static func path(_ path: FilePath, from folder: FilePath) -> String {
    let (names, above) = (path.components, folder.components)
    let shared = zip(names, above).prefix { $0.elementsEqual($1) }.count
    let steps = above.dropFirst(shared).map { _ in ".." }
    let rest = names.dropFirst(shared).map { String(decoding: $0, as: UTF8.self) }
    return steps.isEmpty && rest.isEmpty ? "." : (steps + rest).joined(separator: "/")
  }
}
