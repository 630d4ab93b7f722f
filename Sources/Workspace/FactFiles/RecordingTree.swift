import SourceModel
import Synchronization

/// A tree, with a record of what was asked.
final class RecordingTree: FileTree {
  private let paths: RecordedPaths
  private let tree: any FileTree
  private let record = Mutex(RecordedTree())

  init(_ root: FilePath, of tree: any FileTree = Disk()) { (paths, self.tree) = (RecordedPaths(of: root), tree) }

  var recorded: RecordedTree { record.withLock { $0 } }

  private func note(_ question: RecordedTree.Question, _ answer: RecordedTree.Answer) {
    record.withLock { $0.answers[question] = answer }
  }

  /// Notes the answer, and gives it back.
  private func noting<Value>(
    _ question: RecordedTree.Question, _ answer: () throws(FileProblem.Reason) -> Value,
    as form: (Value) -> RecordedTree.Answer
  ) throws(FileProblem.Reason) -> Value {
    do throws(FileProblem.Reason) {
      let value = try answer()
      note(question, form(value))
      return value
    } catch {
      note(question, .problem(error))
      throw error
    }
  }

  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus {
    let place = paths.recorded(path)
    return try noting(followingLinks ? .kindBehindLinks(place) : .kind(place)) { () throws(FileProblem.Reason) in
      try tree.status(of: path, followingLinks: followingLinks)
    } as: {
      .kind($0.kind)
    }
  }

  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] {
    try noting(.entries(paths.recorded(folder))) { () throws(FileProblem.Reason) in
      try tree.entries(of: folder)
    } as: {
      .entries($0)
    }
  }

  func realPath(of path: FilePath) -> FilePath? {
    let real = tree.realPath(of: path)
    note(.realPath(paths.recorded(path)), .path(real.map(paths.recorded)))
    return real
  }

  func target(of link: FilePath) -> FilePath? {
    let target = tree.target(of: link)
    note(.target(paths.recorded(link)), .path(target))
    return target
  }

  func destination(of link: FilePath) -> FilePath? {
    let destination = tree.destination(of: link)
    note(.destination(paths.recorded(link)), .path(destination.map(paths.recorded)))
    return destination
  }

  /// The content of a source is known by its facts, that of a manifest also as it is.
  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File {
    do throws(FileProblem.Reason) {
      let file = try tree.load(path, with: &reader)
      if path.isKeptWhole { note(.content(paths.recorded(path)), .content(Array(file.text.bytes))) }
      return file
    } catch {
      note(.content(paths.recorded(path)), .problem(error))
      throw error
    }
  }
}

extension FilePath {
  fileprivate var isKeptWhole: Bool {
    switch SourceKind(self) {
    case .source: name.elementsEqual(SwiftPackages.manifest.utf8)
    case .projectSettings, nil: true
    case .document, .compiledNib, .bundleProperties, .foreign: false
    }
  }
}

/// A recorded tree in the place of the disk, at a folder that need not exist.
struct ReplayedTree: FileTree {
  private let record: RecordedTree
  private let paths: RecordedPaths

  init(_ record: RecordedTree, at root: FilePath) { (self.record, paths) = (record, RecordedPaths(of: root)) }

  func status(of path: FilePath, followingLinks: Bool) throws(FileProblem.Reason) -> FileStatus {
    let place = paths.recorded(path)
    switch record[followingLinks ? .kindBehindLinks(place) : .kind(place)] {
    case .kind(let kind): return FileStatus(unchanging: kind)
    case .problem(let reason): throw reason
    default:
      guard let kind = kindInFolder(of: place), kind != .link else { throw .missing }
      return FileStatus(unchanging: kind)
    }
  }

  /// The kind of an entry in the listing of its folder. The first scan, which is recorded, does not ask for the status
  /// of the files that it lists.
  private func kindInFolder(of place: FilePath) -> FileStatus.Kind? {
    guard case .entries(let entries) = record[.entries(place.parent ?? FilePath(""))] else { return nil }
    return entries.first { $0.name.elementsEqual(place.name) }?.kind
  }

  func entries(of folder: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] {
    switch record[.entries(paths.recorded(folder))] {
    case .entries(let entries): return entries
    case .problem(let reason): throw reason
    default: throw .missing
    }
  }

  func realPath(of path: FilePath) -> FilePath? { self.path(.realPath(paths.recorded(path))).map(paths.path) }

  func target(of link: FilePath) -> FilePath? { path(.target(paths.recorded(link))) }

  func destination(of link: FilePath) -> FilePath? { path(.destination(paths.recorded(link))).map(paths.path) }

  private func path(_ question: RecordedTree.Question) -> FilePath? {
    if case .path(let path) = record[question] { path } else { nil }
  }

  func load(_ path: FilePath, with reader: inout FileReader) throws(FileProblem.Reason) -> FileReader.File {
    switch record[.content(paths.recorded(path))] {
    case .content(let bytes): return try reader.file(of: bytes)
    case .problem(let reason): throw reason
    default: throw .missing
    }
  }
}
