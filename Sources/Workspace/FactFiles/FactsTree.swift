import Synchronization

/// The files that facts are about, as a tree without a disk. The text of one is read from the folder of the sources on
/// demand. Where the facts have a record of the tree, that answers for all else.
final class FactsTree: FileTree {
  /// The root of the tree: the folder of the sources.
  let root: FilePath
  private let realRoot: FilePath
  /// By folder, from the root on, which is the empty path.
  private let folders: [FilePath: [FolderReader.Entry]]
  private let contents: [FilePath: ReadFile.Content]
  private let record: ReplayedTree?
  private let asked = Mutex<[FilePath: FileProblem.Reason]>([:])

  init(_ facts: FactsFile, sources root: FilePath) {
    self.root = root
    realRoot = Disk().realPath(of: root) ?? root.absolute
    let files = facts.files
    folders = Self.folders(of: files.map(\.path))
    record = facts.tree.map { ReplayedTree($0, at: root) }
    contents = Dictionary(files.compactMap { file in file.content.map { (file.path, $0) } }) { first, _ in first }
  }

  private static func folders(of files: [FilePath]) -> [FilePath: [FolderReader.Entry]] {
    var entries: [FilePath: [FilePath: FileStatus.Kind]] = [FilePath(""): [:]]
    for file in files {
      var (path, kind) = (file, FileStatus.Kind.file)
      while !path.bytes.isEmpty {
        let folder = path.parent ?? FilePath("")
        if entries[folder, default: [:]].updateValue(kind, forKey: path) != nil { break }
        (path, kind) = (folder, .folder)
      }
    }
    return entries.mapValues { entries in
      entries.map { FolderReader.Entry(name: Array($0.key.name), kind: $0.value) }.sorted(by: <)
    }
  }

  /// The sources that had to be read and could not, or whose facts are those of other content, sorted.
  var problems: [FileProblem] {
    asked.withLock { $0.map { FileProblem(path: $0.key, reason: $0.value) } }.sorted()
  }

  /// From the root on; nil outside.
  private func place(of path: FilePath) -> FilePath? {
    (path.relative(to: root) ?? path.relative(to: realRoot)).map { FilePath(bytes: $0) }
  }

  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus {
    if let record { return try record.status(of: path, followingLinks: followingLinks) }
    guard let place = place(of: path) else { throw .missing }
    if folders[place] != nil { return FileStatus(unchanging: .folder) }
    let siblings = folders[place.parent ?? FilePath("")] ?? []
    guard siblings.contains(where: { $0.name.elementsEqual(place.name) }) else { throw .missing }
    return FileStatus(unchanging: .file)
  }

  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] {
    if let record { return try record.entries(of: folder) }
    guard let place = place(of: folder), let entries = folders[place] else { throw .missing }
    return entries
  }

  func realPath(of path: FilePath) -> FilePath? {
    if let record { return record.realPath(of: path) }
    guard let place = place(of: path), kind(of: path) != nil else { return nil }
    return place.bytes.isEmpty ? realRoot : realRoot.appending(place.bytes)
  }

  func target(of link: FilePath) -> FilePath? { record?.target(of: link) }

  func destination(of link: FilePath) -> FilePath? { record?.destination(of: link) }

  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File {
    guard let place = place(of: path), let content = contents[place] else {
      guard let record else { throw .missing }
      return try load(path, with: &reader, from: record)
    }
    do throws(FileProblem.Reason) {
      var file = try reader.load(realRoot.appending(place.bytes))
      guard ReadFile.Content(file.text) == content else { throw .otherThanFacts }
      (file.status, file.isRacy) = (FileStatus(unchanging: .file), false)
      return file
    } catch {
      asked.withLock { $0[place] = error }
      throw error
    }
  }

  /// A file without facts of its own: a manifest or a project, or a source that was left out.
  private func load(
    _ path: FilePath, with reader: inout FileReader, from record: ReplayedTree
  ) throws(FileProblem.Reason) -> FileReader.File {
    do throws(FileProblem.Reason) {
      return try record.load(path, with: &reader)
    } catch {
      if error == .missing, record.kind(of: path) == .file, let place = place(of: path) {
        asked.withLock { $0[place] = .noFacts }
      }
      throw error
    }
  }
}
