import Archive
import Essentials
import Routes
import RoutingSystems

/// A folder that keeps what was read of trees from one run to the next, in a file for each tree and program.
///
/// What is damaged or written by another program counts as nothing.
package struct FactsCache: Sendable {
  static let fileExtension = "facts"

  private let folder: CacheFolder

  package init(_ folder: FilePath) { self.folder = CacheFolder(folder) }

  /// Begins to read what is kept of a tree; nil where nothing is.
  func load(for names: RootNames, among systems: SystemList, threads: Int) -> FactsLoading? {
    guard let program = ProgramFile.digest else { return nil }
    let file = file(of: names, program)
    guard (try? FileStatus(file, followingLinks: true))?.kind == .file else { return nil }
    return FactsLoading {
      guard let bytes = LargeFile.bytes(of: file) else { return nil }
      folder.touch(file)
      return try? FactsFile(bytes, program: program, among: systems, threads: threads)
    }
  }

  /// Returns the reason why the facts could not be written; nil where they were.
  func write(_ facts: FactsFile, for names: RootNames, among systems: SystemList) -> FileProblem.Reason? {
    guard let program = ProgramFile.digest, let bytes = try? facts.bytes(program: program, among: systems)
    else { return nil }
    do throws(FileProblem.Reason) {
      try folder.write(bytes, to: file(of: names, program))
      return nil
    } catch {
      return error
    }
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
    return folder.path.appending("\(ContentDigest(key.bytes[...])).\(Self.fileExtension)")
  }
}
