import Workspace

/// What an editor would find around a file or folder, read as the server reads it.
struct Project {
  let marked: MarkedRoot?
  /// The folder that the marker marks, or else the one that was asked about.
  let root: FilePath
  let state: WorkspaceState
  let watches: WatchDemand?

  /// The path is without links. Throws a `Failure` where the root cannot be read.
  init(around place: FilePath) throws {
    marked = MarkedRoot(around: place)
    root = marked?.folder ?? place
    var state = WorkspaceState(roots: [root])
    state.scan()
    state.updateBlocking()
    if let problem = state.problems.first(where: { [root] in $0.path == root }) {
      throw Failure("\(problem.path): \(problem.reason.words)")
    }
    self.state = state
    watches = WatchDemand(below: root)
  }

  /// From the root on where it lies below it. Printable.
  func name(of path: FilePath) -> String {
    let inside = path.relative(to: root).map { String(decoding: $0, as: UTF8.self) }
    return (inside ?? path.description).printable
  }
}
