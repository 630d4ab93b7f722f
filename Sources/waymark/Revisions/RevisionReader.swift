import Workspace

/// Reads the paths of a command as they are in revisions of their repository.
struct RevisionReader {
  private let options: TreeOptions
  private let repository: Repository

  init(_ options: TreeOptions) throws {
    self.options = options
    repository = try Repository(holding: options.roots)
  }

  /// `main`, or `main...`, which is where HEAD left it.
  func tree(_ name: String) throws -> ScannedTree {
    try tree(of: name.hasSuffix("...") ? base(of: String(name.dropLast(3))) : repository.commit(name))
  }

  private func base(of name: String) throws -> Repository.Commit {
    try repository.mergeBase(of: repository.commit(name), and: repository.commit("HEAD"))
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
