import Archive
import Essentials
import Routes
import RoutingSystems

/// A folder that keeps what was read of trees from one run to the next, in a file for each tree and program.
///
/// Runs may share it at the same time: a file is written beside its place and put there at once. What is damaged or
/// written by another program counts as nothing.
package struct FactsCache: Sendable {
  /// When more is kept, in bytes, the files that were not used for longest are removed.
  static let mostBytes = 1 << 30
  static let fileExtension = "facts"

  private let folder: FilePath

  package init(_ folder: FilePath) { self.folder = folder }

  /// Begins to read what is kept of a tree; nil where nothing is.
  func load(for names: RootNames, among systems: SystemList, threads: Int) -> FactsLoading? {
    guard let program = ProgramFile.digest else { return nil }
    let file = file(of: names, program)
    guard (try? FileStatus(file, followingLinks: true))?.kind == .file else { return nil }
    return FactsLoading {
      guard let bytes = LargeFile.bytes(of: file) else { return nil }
      touch(file)
      return try? FactsFile(bytes, program: program, among: systems, threads: threads)
    }
  }

  /// Returns the reason why the facts could not be written; nil where they were.
  func write(_ facts: FactsFile, for names: RootNames, among systems: SystemList) -> FileProblem.Reason? {
    guard let program = ProgramFile.digest, let bytes = try? facts.bytes(program: program, among: systems)
    else { return nil }
    do throws(FileProblem.Reason) {
      try make()
      try FileWriter.write(bytes, to: file(of: names, program))
    } catch {
      return error
    }
    removeOldest()
    return nil
  }

  /// The name depends on what the roots are called in their repository, so that another copy of it finds the file.
  private func file(of names: RootNames, _ program: ContentDigest) -> FilePath {
    var key = ByteWriter()
    key.write(FactsFile.mark)
    program.write(to: &key)
    for root in names.realRoots {
      let top = names.tree.repositoryTop(around: root)
      key.write(block: top.flatMap { root.relative(to: $0) }.map(Array.init) ?? root.absolute.bytes)
    }
    return folder.appending("\(ContentDigest(key.bytes[...])).\(Self.fileExtension)")
  }

  // MARK: The folder

  /// Makes the folder, with the marks by which backups and git leave it out.
  private func make() throws(FileProblem.Reason) {
    for path in sequence(first: folder, next: { $0.parent }).reversed() where !path.isFolder {
      guard Platform.withPath(path, { mkdir($0, 0o777) }) == .some(0) || errno == EEXIST else {
        throw FileProblem.Reason(errno)
      }
    }
    for (name, text) in [("CACHEDIR.TAG", Self.tag), (".gitignore", "*\n")] {
      let path = folder.appending(name)
      if (try? FileStatus(path)) == nil { try? FileWriter.write(Array(text.utf8), to: path) }
    }
  }

  /// The mark of a folder that backups leave out (Cache Directory Tagging Specification, https://bford.info/cachedir/).
  private static let tag = "Signature: 8a477f597d28d172789f06886806bc55\n# Facts that waymark keeps between runs.\n"

  /// Notes that a file was used.
  private func touch(_ file: FilePath) {
    _ = Platform.withPath(file) { utimensat(AT_FDCWD, $0, nil, 0) }
  }

  private func removeOldest() {
    let files = ((try? FolderReader.entries(of: folder)) ?? []).map { folder.appending($0.name) }
      .filter { $0.fileExtension == Self.fileExtension || $0.isDraft }
      .compactMap { path in (try? FileStatus(path)).map { (path: path, status: $0) } }
      .filter { $0.status.kind == .file }.sorted { $0.status.modified > $1.status.modified }
    var bytes = 0
    for (number, file) in files.enumerated() {
      bytes += file.status.size
      // The newest one is in use, however large it is.
      if number > 0, bytes > Self.mostBytes { _ = Platform.withPath(file.path) { unlink($0) } }
    }
  }
}

extension FilePath {
  /// What is left of a file that was not written to its end.
  fileprivate var isDraft: Bool { name.first == UInt8(ascii: ".") && fileExtension?.hasPrefix("waymark-") == true }
}
