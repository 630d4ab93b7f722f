#if os(Linux)
  import Essentials

  /// The folders that an inotify descriptor watches.
  struct WatchedFolders {
    private static let mask = [
      IN_CREATE, IN_CLOSE_WRITE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR,
      IN_EXCL_UNLINK,
    ].reduce(UInt32(0)) { $0 | UInt32($1) }

    let roots: [FilePath]
    private let alone: [FilePath]
    private let inotify: Int32
    private let limit: Int
    private var folders: [Int32: FilePath] = [:]
    /// True if the system watches all of them. It may have no watches left, or no memory for more.
    private(set) var isWhole = true

    init(_ inotify: Int32, roots: [FilePath], alone: [FilePath], limit: Int) {
      self.inotify = inotify
      self.limit = limit
      self.roots = roots
      self.alone = alone
    }

    mutating func addRoots() {
      for folder in alone { add(folder) }
      for root in roots { addTree(root) }
    }

    /// Reads all pending events.
    mutating func read(into changes: inout Set<FilePath>) {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = Essentials.read(inotify, &buffer, buffer.count)
        guard count > 0 else { return }
        apply(buffer[..<count], into: &changes)
      }
    }

    /// Applies the events of a buffer: each is a header (inotify(7)), and a name that is filled up
    /// with zeros.
    private mutating func apply(_ buffer: ArraySlice<UInt8>, into changes: inout Set<FilePath>) {
      var rest = buffer
      while rest.count >= MemoryLayout<inotify_event>.size {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(MemoryLayout<inotify_event>.size).prefix(Int(event.len)).prefix { $0 != 0 }
        rest = rest.dropFirst(MemoryLayout<inotify_event>.size + Int(event.len))
        apply(event, name, into: &changes)
      }
    }

    private mutating func apply(_ event: inotify_event, _ name: ArraySlice<UInt8>, into changes: inout Set<FilePath>) {
      func has(_ flag: Int32) -> Bool { event.mask & UInt32(flag) != 0 }
      if has(IN_Q_OVERFLOW) {
        addRoots()
        return changes.formUnion(roots)
      }
      guard let folder = folders[event.wd] else { return }
      if has(IN_IGNORED) { folders[event.wd] = nil }
      if name.isEmpty {
        changes.insert(folder)
        return
      }
      let path = folder.appending(name)
      if has(IN_ISDIR) {
        if has(IN_MOVED_FROM) { removeTree(path) }
        if has(IN_CREATE) || has(IN_MOVED_TO), !alone.contains(folder), !FolderRules.isSkipped(name) { addTree(path) }
      }
      changes.insert(path)
    }

    private mutating func addTree(_ root: FilePath) {
      for folder in SourceFolders(from: root) {
        guard add(folder) || isWhole else { return }
      }
    }

    @discardableResult
    private mutating func add(_ folder: FilePath) -> Bool {
      guard folders.count < limit else {
        isWhole = false
        return false
      }
      let watch = Platform.withPath(folder) { inotify_add_watch(inotify, $0, Self.mask) } ?? -1
      guard watch >= 0 else {
        // Others are gone, or cannot be read at all.
        if [ENOSPC, ENOMEM].contains(errno) { isWhole = false }
        return false
      }
      folders[watch] = folder
      return true
    }

    /// Removes the watches of a folder that was moved away, because they keep its old names.
    private mutating func removeTree(_ root: FilePath) {
      for (watch, folder) in folders where folder == root || folder.isInside(root) {
        folders[watch] = nil
        inotify_rm_watch(inotify, watch)
      }
    }
  }
#endif
