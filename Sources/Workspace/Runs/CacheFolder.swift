import Essentials

/// A folder of files that runs leave to later ones, which are removed when they have not been used for longest.
///
/// Runs may share it at the same time: a file is written beside its place and put there at once.
struct CacheFolder: Sendable {
  let path: FilePath
  /// When more is kept, in bytes, the oldest files are removed.
  private let mostBytes: Int

  init(_ path: FilePath, mostBytes: Int = 1 << 30) { (self.path, self.mostBytes) = (path, mostBytes) }

  /// Throws the reason why the file could not be written.
  func write(_ bytes: [UInt8], to file: FilePath) throws(FileProblem.Reason) {
    try DiskRecord.pausing { () throws(FileProblem.Reason) in
      try make()
      try FileWriter.write(bytes, to: file)
      removeOldest()
    }
  }

  /// Notes that a file was used.
  func touch(_ file: FilePath) {
    _ = Platform.withPath(file) { utimensat(AT_FDCWD, $0, nil, 0) }
  }

  /// Makes the folder, with the marks by which backups and git leave it out.
  private func make() throws(FileProblem.Reason) {
    for folder in sequence(first: path, next: { $0.parent }).reversed() where !folder.isFolder {
      guard Platform.withPath(folder, { mkdir($0, 0o777) }) == .some(0) || errno == EEXIST else {
        throw FileProblem.Reason(errno)
      }
    }
    for (name, text) in [("CACHEDIR.TAG", Self.tag), (".gitignore", "*\n")] {
      let file = path.appending(name)
      if (try? FileStatus(file)) == nil { try? FileWriter.write(Array(text.utf8), to: file) }
    }
  }

  /// The mark of a folder that backups leave out (Cache Directory Tagging Specification, https://bford.info/cachedir/).
  private static let tag = "Signature: 8a477f597d28d172789f06886806bc55\n# What waymark keeps between runs.\n"

  private func removeOldest() {
    let files = ((try? FolderReader.entries(of: path)) ?? []).map { path.appending($0.name) }
      .filter { [FactsCache.fileExtension, RunCache.fileExtension].contains($0.fileExtension) || $0.isDraft }
      .compactMap { path in (try? FileStatus(path)).map { (path: path, status: $0) } }
      .filter { $0.status.kind == .file }.sorted { $0.status.modified > $1.status.modified }
    var bytes = 0
    for (number, file) in files.enumerated() {
      bytes += file.status.size
      // The newest one is in use, however large it is.
      if number > 0, bytes > mostBytes { _ = Platform.withPath(file.path) { unlink($0) } }
    }
  }
}

extension FilePath {
  /// What is left of a file that was not written to its end.
  fileprivate var isDraft: Bool { name.first == UInt8(ascii: ".") && fileExtension?.hasPrefix("waymark-") == true }
}
