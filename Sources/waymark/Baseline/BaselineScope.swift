import Routes
import Workspace

/// What was read when a baseline was written: only a run that reads as much can tell which entries are old.
struct BaselineScope: Equatable {
  /// From the folder of the baseline on, sorted.
  var paths: [String]
  var world: World.Extent

  /// Of baselines that do not name it: all that lies beside them.
  static let beside = BaselineScope(paths: ["."], world: .closed)

  init(paths: [String], world: World.Extent) {
    (self.paths, self.world) = (paths, world)
  }

  /// Of a tree and a baseline in a folder, which is real.
  init(of tree: ScannedTree, from folder: FilePath) {
    paths = Set(tree.realRoots.map { Self.path($0, from: folder) }).sorted()
    world = tree.index.world.extent
  }

  /// Why a run does not tell which entries are old, as a clause; nil where it does. What is not there any more needs no reading.
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
