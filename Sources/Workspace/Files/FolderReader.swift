import Essentials

/// Lists folders, with names as the bytes that they are.
enum FolderReader {
  struct Entry: Hashable, Sendable, Codable {
    var name: [UInt8]
    var kind: FileStatus.Kind

    /// As the paths below are ordered: behind the name of a folder stands a slash.
    static func < (left: Entry, right: Entry) -> Bool {
      let count = min(left.name.count, right.name.count)
      let order = ByteOrder.compare(left.name, right.name, count: count)
      guard order == 0, left.name.count != right.name.count else { return order < 0 }
      // Without a name for the shorter one: that would copy both.
      return left.name.count == count ? left.isBefore(right.name[count]) : !right.isBefore(left.name[count])
    }

    /// Whether what stands at or below the entry comes before a longer name, which goes on with `next`.
    private func isBefore(_ next: UInt8) -> Bool { kind != .folder || FilePath.separator < next }
  }

  /// All entries except `.` and `..`, in the order of the paths below them. What is gone meanwhile is left out.
  static func entries(of path: FilePath) throws(FileProblem.Reason) -> [Entry] {
    try list(path, noting: .entries(path)) { _ in true }
  }

  /// The entries that mark a project. What else changes in the folder changes no answer.
  static func marks(in path: FilePath) throws(FileProblem.Reason) -> [Entry] {
    try list(path, noting: .marks(path)) { ProjectMark.isProject($0) || ProjectMark.isWorkspace($0) }
  }

  private static func list(
    _ path: FilePath, noting question: DiskQuestion, where counts: (Entry) -> Bool
  ) throws(FileProblem.Reason) -> [Entry] {
    // Before the entries: what changes meanwhile changes the status, too.
    let status = DiskRecord.isNoting ? try? FileStatus(asking: path, followingLinks: true) : nil
    return try DiskRecord.noting(question) { () throws(FileProblem.Reason) in
      try list(path).filter(counts)
    } as: {
      .state(DiskAnswer.State(status, digest: digest(of: $0), at: $1))
    }
  }

  /// What tells one list of entries from another.
  static func digest(of entries: [Entry]) -> ContentDigest {
    ContentDigest(entries.flatMap { [$0.kind.rawValue] + $0.name + [0] }[...])
  }

  private static func list(_ path: FilePath) throws(FileProblem.Reason) -> [Entry] {
    guard let opened = Platform.withPath(path, { opendir($0) }) else { throw .missing }
    guard let folder = opened else { throw FileProblem.Reason(errno) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let record = readdir(folder) else { break }
      let name = name(of: record)
      if name.count < 3, name.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      guard let kind = kind(of: record) ?? (try? FileStatus(path.appending(name)))?.kind else { continue }
      entries.append(Entry(name: name, kind: kind))
    }
    guard errno == 0 else { throw FileProblem.Reason(errno) }
    return entries.sorted(by: <)
  }

  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let field = record.pointer(to: \.d_name) else { return [] }
    let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }

  /// nil where the file system does not say it without being asked.
  private static func kind(of record: UnsafeMutablePointer<dirent>) -> FileStatus.Kind? {
    switch Int32(record.pointee.d_type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}
