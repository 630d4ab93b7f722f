import Workspace

/// Reads the paths of a command as they are in revisions of their repository.
struct RevisionReader {
  private let options: TreeOptions
  private let repository: Repository

  init(_ options: TreeOptions) throws {
    self.options = options
    repository = try Repository(holding: options.roots)
  }

  /// The old side of a range.
  func base(of range: RevisionRange) throws -> ScannedTree {
    let old = try repository.commit(range.old)
    guard range.isFromBase else { return try tree(of: old) }
    return try tree(of: repository.mergeBase(of: old, and: repository.commit(range.new ?? "HEAD")))
  }

  /// The new side of a range, where that is a revision.
  func tree(_ name: String) throws -> ScannedTree {
    try tree(of: repository.commit(name))
  }

  private func tree(of commit: Repository.Commit) throws -> ScannedTree {
    let files = try repository.files(of: commit)
    if options.verbose {
      for path in files.submodules {
        Console.messages.write("waymark: submodule: \(path.description.printable): read as it is on disk\n")
      }
    }
    return try ScannedTree(options, in: files, named: commit.spelling)
  }
}
