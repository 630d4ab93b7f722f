import Synchronization
import Workspace

/// What commands have read. The program ends with it: to give its memory back piece by piece would be the last thing that one waits for.
enum KeptStates {
  private static let all = Mutex<[WorkspaceState]>([])

  static func keep(_ state: WorkspaceState) {
    all.withLock { $0.append(state) }
  }
}
