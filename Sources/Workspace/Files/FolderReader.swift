#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lists folders, with names as the bytes that they are.
enum FolderReader {
  struct Entry {
    var name: [UInt8]
    /// nil where the file system does not say it without being asked.
    var kind: FileStatus.Kind?
  }

  /// All entries except `.` and `..`, sorted by name.
  static func entries(of path: FilePath) throws(FileProblem.Reason) -> [Entry] {
    guard let opened = Platform.withPath(path, { opendir($0) }) else { throw .missing }
    guard let folder = opened else { throw FileProblem.Reason(errno) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let record = readdir(folder) else { break }
      let name = name(of: record)
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      entries.append(Entry(name: name, kind: kind(of: record)))
    }
    guard errno == 0 else { throw FileProblem.Reason(errno) }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let field = record.pointer(to: \.d_name) else { return [] }
    let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }

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
