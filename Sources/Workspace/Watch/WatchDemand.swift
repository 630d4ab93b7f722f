import Essentials

/// How many folders the server watches for an editor that does not, and how many it may.
package struct WatchDemand: Hashable, Sendable {
  package let folders: Int
  /// Of all programs of one user together; nil where the system has no limit, or does not tell it.
  package let limit: Int?

  /// nil where the system watches whole trees.
  package init?(below root: FilePath) {
    #if os(Linux)
      folders = SourceFolders(from: root).reduce(0) { count, _ in count + 1 }
      let text = try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_watches", encoding: .utf8)
      limit = text.flatMap { Int($0.prefix(while: \.isNumber)) }
    #else
      return nil
    #endif
  }

  package var isMet: Bool { limit.map { folders <= $0 } ?? true }
}
