import Workspace

/// Reads the paths of a command as they are in revisions of their repository.
struct RevisionReader {
  private let options: TreeOptions
  private let purpose: ReadingPurpose
  private let repository: Repository
  private let scope: ProjectScope

  init(_ options: TreeOptions, for purpose: ReadingPurpose = .rules) throws {
    try options.facts.refuse(for: "a revision")
    (self.options, self.purpose, scope) = (options, purpose, options.scope)
    repository = try Repository(holding: scope.roots)
  }

  /// The old side of a range.
  func base(of range: RevisionRange) throws -> ScannedTree {
    let new = try range.new.map(repository.commit)
    var old = try repository.commit(range.old)
    if range.isFromBase { old = try repository.mergeBase(of: old, and: new ?? repository.head()) }
    let files = try repository.files(of: old)
    if !options.quiet { try reportSubmodules(files.submodules, since: new) }
    return try tree(files, of: old)
  }

  /// The new side of a range, if that is a revision.
  func tree(_ name: String) throws -> ScannedTree {
    let commit = try repository.commit(name)
    return try tree(repository.files(of: commit), of: commit)
  }

  private func tree(_ files: RevisionTree, of commit: Repository.Commit) throws -> ScannedTree {
    if options.verbose {
      for submodule in files.submodules {
        Console.messages.write("waymark: submodule: \(submodule.path.description.printable): read as it is on disk\n")
      }
    }
    return try ScannedTree(options, for: purpose, in: files, named: commit.spelling, scope)
  }

  /// Prints the submodules that changed, because both sides of a comparison read them from the
  /// disk.
  private func reportSubmodules(_ old: [Submodule], since new: Repository.Commit?) throws {
    let roots = scope.roots.map { $0.resolved ?? $0.absolute }
    let read = old.filter { repository.isPart($0.path, of: roots) }
    guard !read.isEmpty else { return }
    let recorded = try new.map { try repository.files(of: $0).submodules }
    for submodule in read {
      let now = recorded.map { $0.first { $0.path == submodule.path }?.commit } ?? repository.checkedOut(submodule.path)
      guard let now, now != submodule.commit else { continue }
      let name = submodule.path.description.printable
      Console.messages.write(
        "waymark: \(name) changed from \(submodule.commit.short) to \(now.short): not compared\n")
    }
  }
}
