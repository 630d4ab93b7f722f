import SourceModel

/// Where a scan finds folders and files: on disk, or in a revision of a repository.
protocol FileTree: Sendable {
  /// Of the entry itself, or of what a link leads to.
  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus
  /// In the order of the paths below them.
  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry]
  /// What else lies on disk where the folder is, and may count though no revision holds it.
  func unversioned(in folder: FilePath) -> [FolderReader.Entry]
  /// The absolute path without links, `.` and `..`; nil where it does not exist.
  func realPath(of path: FilePath) -> FilePath?
  /// What a link says; nil where the entry is none.
  func target(of link: FilePath) -> FilePath?
  /// The real path of what a link leads to, also outside of the tree; nil where it does not exist.
  func destination(of link: FilePath) -> FilePath?
  /// The whole file as it was at one moment. A link is followed.
  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File
}

extension FileTree {
  func unversioned(in folder: FilePath) -> [FolderReader.Entry] { [] }

  /// Of the entry itself; nil where there is none.
  func kind(of path: FilePath) -> FileStatus.Kind? {
    (try? status(of: path, followingLinks: false))?.kind
  }

  /// The whole file as it was at one moment. A link is followed.
  func text(of path: FilePath) throws(FileProblem.Reason) -> SourceText {
    var reader = FileReader()
    return try load(path, with: &reader).text
  }

  /// The top folder of the repository that holds this file or folder; nil where none does. The path is real.
  func repositoryTop(around path: FilePath) -> FilePath? {
    sequence(first: path) { $0.parent }.first { kind(of: $0.appending(".git")) != nil }
  }

  /// The folders from the top of the repository that holds this one down to the one above it; none where it is the top
  /// itself, or in no repository. The path is real.
  func repositoryFolders(above folder: FilePath) -> [FilePath] {
    guard let top = repositoryTop(around: folder) else { return [] }
    return sequence(first: folder) { $0 == top ? nil : $0.parent }.dropFirst().reversed()
  }
}

/// The files of this machine, as they are now.
struct Disk: FileTree {
  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus {
    try FileStatus(path, followingLinks: followingLinks)
  }

  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] {
    try FolderReader.entries(of: folder)
  }

  func realPath(of path: FilePath) -> FilePath? { path.resolved }

  func target(of link: FilePath) -> FilePath? { link.linkTarget }

  func destination(of link: FilePath) -> FilePath? { link.resolved }

  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File {
    try reader.load(path)
  }
}
