import Dispatch
import Essentials
import Synchronization
import Workspace

/// What changes on disk below the paths of a command, as it happens.
final class ChangedFiles: Sendable {
  private let changes = Mutex<Set<FilePath>>([])
  private let arrival = DispatchSemaphore(value: 0)
  private let watch = Mutex<FolderWatch?>(nil)

  init(_ state: WorkspaceState, roots: [FilePath]) {
    let folders = roots.filter(\.isFolder)
    let around = roots.filter { !$0.isFolder }.map(\.folder) + state.configuration.foldersAbove
    let watch = FolderWatch(folders, alone: around) { [weak self] in self?.add($0) }
    self.watch.withLock { $0 = watch }
  }

  /// Waits for the next changes; several at one time come together.
  func next() -> Set<FilePath> {
    arrival.wait()
    return changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }

  private func add(_ paths: Set<FilePath>) {
    changes.withLock { $0.formUnion(paths) }
    arrival.signal()
  }
}
