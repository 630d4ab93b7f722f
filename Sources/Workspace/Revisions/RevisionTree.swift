import SourceModel

/// The files of a revision, read from the repository's objects: nothing is checked out.
///
/// What no revision holds though a scan counts it is taken from the disk, as it is now: submodules, and fetched code and
/// generated projects that are left out of the repository. It would otherwise be news in every comparison.
package struct RevisionTree: FileTree {
  private enum Place {
    /// Without links, from the top of the repository on.
    case inside(FilePath, RevisionFiles.Node)
    case onDisk(FilePath)
  }

  private let files: RevisionFiles
  private let top: FilePath
  private let places: RepositoryPlaces
  private let objects: ObjectReader
  /// What ignore files name in the working tree, from the top of the repository on. What lies inside is not listed.
  private let ignored: Set<FilePath>

  init(
    _ files: RevisionFiles, top: FilePath, places: RepositoryPlaces, objects: ObjectReader, ignored: Set<FilePath> = []
  ) {
    (self.files, self.top, self.places, self.objects, self.ignored) = (files, top, places, objects, ignored)
  }

  /// False where the repository does not have everything here that was read: then what was found says nothing.
  package var isWhole: Bool { !objects.hasFailed }

  /// Of other repositories, whose files are read from the disk; from the top of this one on.
  package var submodules: [Submodule] { files.submodules }

  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus {
    switch place(of: path, followingLast: followingLinks) {
    case .inside(_, let node): return FileStatus(unchanging: node.kind)
    case .onDisk(let path): return try FileStatus(path, followingLinks: followingLinks)
    case nil: throw .missing
    }
  }

  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] {
    switch place(of: folder) {
    case .inside(let place, _):
      guard let entries = files.entries(of: place) else { throw .missing }
      return entries
    case .onDisk(let path): return try FolderReader.entries(of: path)
    case nil: throw .missing
    }
  }

  func unversioned(in folder: FilePath) -> [FolderReader.Entry] {
    guard case .inside(let place, _)? = place(of: folder) else { return [] }
    let onDisk = (try? FolderReader.entries(of: top.appending(place.bytes))) ?? []
    return onDisk.filter { mayBeUnversioned(place.appending($0.name)) && files[place.appending($0.name)] == nil }
  }

  func realPath(of path: FilePath) -> FilePath? {
    switch place(of: path) {
    case .inside(let place, _): place.bytes.isEmpty ? top : top.appending(place.bytes)
    case .onDisk(let path): path.resolved
    case nil: nil
    }
  }

  func target(of link: FilePath) -> FilePath? {
    switch place(of: link, followingLast: false) {
    case .inside(_, .link(let object)): text(of: object)
    case .inside, nil: nil
    case .onDisk(let path): path.linkTarget
    }
  }

  /// What lies outside of the repository is on disk.
  func destination(of link: FilePath) -> FilePath? {
    if let path = realPath(of: link) { return path }
    guard case .inside(let place, .link(let object))? = place(of: link, followingLast: false),
      let text = text(of: object)
    else { return nil }
    return text.isAbsolute ? text.resolved : top.appending(place.folder.bytes).appending(text.bytes).resolved
  }

  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File {
    switch place(of: path) {
    case .inside(_, .file(let name)): return try reader.file(of: objects.content(of: name))
    case .inside: throw .notRegular
    case .onDisk(let path): return try reader.load(path)
    case nil: throw .missing
    }
  }
}

// MARK: Where a path leads

extension RevisionTree {
  /// As many as Linux follows.
  private static let mostLinks = 40
  /// In what all these say: a disk would follow more, and takes no time for it.
  private static let mostNames = 4_096
  /// Of bytes, in what a link says: as on Linux, where PATH_MAX counts a zero byte too.
  private static let longestTarget = 4_095

  /// nil where nothing is, or where a link leads out of the repository.
  private func place(of path: FilePath, followingLast: Bool = true) -> Place? {
    guard let place = places.place(of: path) else { return nil }
    switch files[place] {
    case .folder?, .file?: return files[place].map { .inside(place, $0) }
    case .link?, .submodule?, nil: return walk(place, followingLast: followingLast)
    }
  }

  /// Name by name, because links may stand in the way.
  private func walk(_ path: FilePath, followingLast: Bool) -> Place? {
    var current = FilePath("")
    var rest = Array(path.components.reversed())
    var (links, names) = (0, 0)
    while let name = rest.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        guard !current.bytes.isEmpty else { return nil }
        current = current.parent ?? FilePath("")
        continue
      }
      let next = current.appending(name)
      guard let node = files[next] else { return mayBeUnversioned(next) ? onDisk(next, rest) : nil }
      switch node {
      case .folder: current = next
      case .submodule: return onDisk(next, rest)
      case .link(let object) where followingLast || !rest.isEmpty:
        links += 1
        guard links <= Self.mostLinks, let target = target(of: object) else { return nil }
        if target.isAbsolute { current = FilePath("") }
        let way = (target.relative(to: top) ?? target.bytes[...]).split(separator: FilePath.separator)
        names += way.count
        guard names <= Self.mostNames else { return nil }
        rest += way.reversed()
      case .file, .link: return rest.isEmpty ? .inside(next, node) : nil
      }
    }
    return files[current].map { .inside(current, $0) }
  }

  /// What a link says; nil where no disk would hold it.
  private func text(of link: ObjectName) -> FilePath? {
    (try? objects.content(of: link, atMost: Self.longestTarget)).map { FilePath(bytes: $0) }
  }

  /// nil where the link leads out of the repository at once.
  private func target(of link: ObjectName) -> FilePath? {
    guard let target = text(of: link) else { return nil }
    return target.isAbsolute && !target.isInside(top) ? nil : target
  }

  private func mayBeUnversioned(_ place: FilePath) -> Bool {
    FolderRules.mayBeUnversioned(place.name) || ignored.contains(place)
  }

  private func onDisk(_ place: FilePath, _ rest: [ArraySlice<UInt8>]) -> Place? {
    // Nothing in the revision leads out of what lies there.
    guard !rest.contains(where: { $0.elementsEqual("..".utf8) }) else { return nil }
    return .onDisk(rest.reversed().reduce(top.appending(place.bytes)) { $0.appending($1) })
  }
}
