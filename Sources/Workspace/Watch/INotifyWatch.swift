#if os(Linux)
  import Essentials

  /// A watch made of Linux's inotify, which knows single folders: those below are found and watched one by one.
  final class INotifyWatch: Sendable {
    /// How long changes must rest before they are told, and how long they may be held back; in milliseconds.
    private static let (pause, patience): (Int32, Int32) = (30, 300)

    private let inotify: Int32
    /// Closing the one end wakes the thread that reads at the other.
    private let (awakening, stopping): (Int32, Int32)

    /// nil where the system gives out no inotify. `whenPartial` is called whenever not all folders are watched.
    init?(
      _ folders: [FilePath], alone: [FilePath], limit: Int, whenPartial: @escaping @Sendable () -> Void,
      _ listener: @escaping FolderWatch.Listener
    ) {
      var ends: [Int32] = [-1, -1]
      let inotify = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard inotify >= 0, pipe(&ends) == 0 else {
        if inotify >= 0 { close(inotify) }
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      self.inotify = inotify
      (awakening, stopping) = (ends[0], ends[1])
      DeepThread.startSurely { [self] in
        var folders = WatchedFolders(inotify, roots: folders, alone: alone, limit: limit)
        folders.addRoots()
        listener(Set(folders.roots))
        if !folders.isWhole { whenPartial() }
        while let changes = nextChanges(&folders) {
          if !changes.isEmpty { listener(changes) }
          if !folders.isWhole { whenPartial() }
        }
        close(inotify)
        close(awakening)
      }
    }

    func stop() {
      close(stopping)
    }

    /// nil when the watch is over.
    private func nextChanges(_ folders: inout WatchedFolders) -> Set<FilePath>? {
      var changes: Set<FilePath> = []
      var waited: Int32 = 0
      guard wait(-1) != .stopped else { return nil }
      repeat {
        folders.read(into: &changes)
        waited += Self.pause
        switch wait(Self.pause) {
        case .stopped: return nil
        case .silent: return changes
        case .changed: continue
        }
      } while waited < Self.patience
      return changes
    }

    private enum Awakening {
      case changed, silent, stopped
    }

    private func wait(_ milliseconds: Int32) -> Awakening {
      var sources = [inotify, awakening].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&sources, 2, milliseconds)
      if count < 0 { return errno == EINTR ? .silent : .stopped }
      if sources[1].revents != 0 { return .stopped }
      return count == 0 ? .silent : .changed
    }
  }
#endif
