import Essentials

/// What the file system says of an entry. Two equal values mean the same content, unless it was written just now.
struct FileStatus: Hashable, Sendable, Codable {
  enum Kind: UInt8, Hashable, Sendable, Codable {
    case file, folder, link, other
  }

  var kind: Kind
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int64
  /// Nanoseconds since 1970.
  var changed: Int64
  var inode: UInt64
  var device: UInt64

  /// Of the entry itself, or of what a link leads to.
  init(_ path: FilePath, followingLinks: Bool = false) throws(FileProblem.Reason) {
    self = try DiskRecord.noting(.status(path, followingLinks: followingLinks)) { () throws(FileProblem.Reason) in
      try FileStatus(asking: path, followingLinks: followingLinks)
    } as: {
      .status($0, at: $1)
    }
  }

  /// The same without a note of the question.
  init(asking path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) {
    var status = stat()
    let result = Platform.withPath(path) { followingLinks ? stat($0, &status) : lstat($0, &status) }
    guard let result else { throw .missing }
    guard result == 0 else { throw FileProblem.Reason(errno) }
    self.init(status)
  }

  /// Of what stays as it is.
  init(unchanging kind: Kind) {
    (self.kind, size, modified, changed, inode, device) = (kind, 0, 0, 0, 0, 0)
  }

  init(descriptor: Int32) throws(FileProblem.Reason) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem.Reason(errno) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    modified = Platform.modificationTime(status)
    changed = Platform.changeTime(status)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }

  /// Whether the file was written so shortly before `now` that a further write may leave the same times behind.
  func isRacy(at now: Int64) -> Bool {
    max(modified, changed) > now - 2_000_000_000
  }
}

extension FilePath {
  /// Whether a folder is there, or a link to one.
  package var isFolder: Bool { (try? FileStatus(self, followingLinks: true))?.kind == .folder }
}
