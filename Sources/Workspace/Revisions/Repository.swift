/// A repository of git, as far as revisions are read from it.
package struct Repository: Sendable {
  /// A revision, found.
  package struct Commit: Hashable, Sendable {
    let name: ObjectName
    /// As the user calls it.
    package let spelling: String
  }

  private let git: Git
  /// The working tree's, without links.
  let top: FilePath
  private let places: RepositoryPlaces

  /// The one in which all roots lie. Throws where there is none.
  package init(holding roots: [FilePath]) throws(RepositoryProblem) {
    guard let first = roots.first else { throw RepositoryProblem(words: "no path given") }
    let folders = Set(roots.map(Self.folder))
    git = try Git(in: Self.folder(of: first))
    var tops: Set<FilePath> = []
    for folder in folders.sorted() { tops.insert(try Self.top(around: folder)) }
    guard let top = tops.first, tops.count == 1 else {
      throw RepositoryProblem(words: "the paths lie in several repositories")
    }
    (self.top, places) = (top, try RepositoryPlaces(roots, top: top))
  }

  /// Where the program stands in git's history.
  package func head() throws(RepositoryProblem) -> Commit { try commit("HEAD") }

  /// `main`, `HEAD~2`, `origin/HEAD`, `v1.0`. Throws where the repository has no such commit here.
  package func commit(_ spelling: String) throws(RepositoryProblem) -> Commit {
    // What git would take for an option is no name of anything.
    if !spelling.isEmpty, !spelling.hasPrefix("-"), let name = find("\(spelling)^{commit}") {
      return Commit(name: name, spelling: spelling)
    }
    throw RepositoryProblem(words: "'\(spelling)' is not a revision of the repository\(hint)")
  }

  /// Where two histories parted; the first place of several.
  package func mergeBase(of left: Commit, and right: Commit) throws(RepositoryProblem) -> Commit {
    let answer = try git.answer(to: ["rev-parse", "\(left.name.text)...\(right.name.text)"])
    let bases = answer.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "^") }
    guard let base = bases.first.flatMap({ ObjectName($0.dropFirst()) }) else {
      throw RepositoryProblem(words: "'\(left.spelling)' and '\(right.spelling)' have no history in common\(hint)")
    }
    return Commit(name: base, spelling: "\(left.spelling)...")
  }

  /// The files of a commit, below the roots as they were given to the repository.
  package func files(of commit: Commit) throws(RepositoryProblem) -> RevisionTree {
    let listing = try git.answer(
      to: ["ls-tree", "-r", "-t", "-z", "--full-tree", commit.name.text], atMost: RevisionFiles.mostBytes,
      excess: "'\(commit.spelling)' contains too many files")
    return RevisionTree(
      RevisionFiles(listing), top: top, places: places, objects: try ObjectReader(git), ignored: try ignored())
  }

  /// What is checked out in a submodule; nil where nothing is.
  package func checkedOut(_ submodule: FilePath) -> ObjectName? {
    let folder = top.appending(submodule.bytes)
    guard Disk().kind(of: folder.appending(".git")) != nil,
      let answer = try? Git(in: folder).answer(to: ["rev-parse", "--verify", "--quiet", "HEAD"])
    else { return nil }
    return ObjectName(answer.dropLast())
  }

  /// Whether something of a submodule is read for one of the paths, which are real.
  package func isPart(_ submodule: FilePath, of paths: [FilePath]) -> Bool {
    let folder = top.appending(submodule.bytes)
    return paths.contains { folder.isInside($0) || $0.isInside(folder) }
  }

  /// What the ignore files of the working tree name, from the top of the repository on.
  private func ignored() throws(RepositoryProblem) -> Set<FilePath> {
    let listing = try Git(in: top).answer(
      to: [
        "ls-files", "-z", "--others", "--ignored", "--exclude-per-directory=\(IgnoreFile.name)", "--directory",
      ], atMost: RevisionFiles.mostBytes, excess: "the working tree contains too many ignored files")
    return Set(listing.split(separator: 0).map { FilePath(bytes: $0) })
  }

  /// Of exactly one object.
  private func find(_ name: String) -> ObjectName? {
    let answer = try? git.answer(to: ["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    return answer.flatMap { ObjectName($0.dropLast()) }
  }

  private var hint: String {
    let answer = (try? git.answer(to: ["rev-parse", "--is-shallow-repository"])) ?? []
    return answer.starts(with: "true".utf8) ? "; the clone is shallow, fetch more of its history first" : ""
  }

  private static func top(around folder: FilePath) throws(RepositoryProblem) -> FilePath {
    let git = try Git(in: folder)
    let top = FilePath(bytes: try git.answer(to: ["rev-parse", "--show-toplevel"]).dropLast())
    // A configuration may name any folder, where nothing lies that the repository holds.
    let wayUp = try git.answer(to: ["rev-parse", "--show-cdup"]).dropLast()
    let storage = ["rev-parse", "--absolute-git-dir"]
    guard try git.answer(to: storage) == (try? Git(in: folder.appending(wayUp)).answer(to: storage)) else {
      throw RepositoryProblem.elsewhere(folder)
    }
    return top
  }

  private static func folder(of root: FilePath) -> FilePath {
    root.isFolder ? root : root.folder
  }
}
