import Routes
import RoutingSystems
import SourceModel

extension FactsFile {
  /// Reads files, each by itself, for the systems and functions of a configuration; nil for none. Files that no route is
  /// written in are left out. `files` lie below `root`.
  package init(
    of files: [FilePath], below root: FilePath, configuration: FilePath?, systems: SystemList = .builtIn,
    threads: Int
  ) throws(FactsExtractionProblem) {
    let settings = try ConfigurationFiles(of: configuration, at: root, systems: systems)
    let interest = ScanInterest(systems: settings.systems, functions: settings.functions)
    let results = DeepStack.map(files, threads: threads, tool: FileReader.init) { path, reader in
      Result { () throws(FactsExtractionProblem) in
        try ReadFile(path, below: root, interest: interest, with: &reader)
      }
    }
    var read: [FilePath: ReadFile] = [:]
    for result in results {
      if let file = try result.get() { read[file.path] = file }
    }
    self.init(
      FactsHeader(.systems, settings.systemChoice, settings.functions), read.values.sorted { $0.path < $1.path })
  }
}

extension FactsFile {
  /// Reads a folder as a scan does, with its projects, its configuration and what ignore files name.
  package init(
    ofProject folder: FilePath, configuration: FilePath?, systems: SystemList = .builtIn
  ) throws(FactsExtractionProblem) {
    let tree = RecordingTree(folder)
    var state = WorkspaceState(recording: tree, of: folder, configuration: configuration, systems: systems)
    state.scan()
    if let problem = state.problems.first(where: { $0.path == folder }) { throw .unread(problem) }
    state.updateBlocking()
    if !state.configuration.mistakes.isEmpty { throw .configuration(state.configuration.mistakes) }
    self = state.facts(with: tree.recorded)
  }

  /// The same without the facts of files, to merge with such.
  package init(
    ofTree folder: FilePath, configuration: FilePath?, systems: SystemList = .builtIn
  ) throws(FactsExtractionProblem) {
    let whole = try FactsFile(ofProject: folder, configuration: configuration, systems: systems)
    let chosen = configuration ?? folder.appending(ConfigurationFiles.name)
    let isThere = (try? FileStatus(chosen, followingLinks: true)) != nil
    let settings = try ConfigurationFiles(of: isThere ? chosen : nil, at: folder, systems: systems)
    self.init(FactsHeader(.systems, settings.systemChoice, settings.functions), [])
    tree = whole.tree
  }
}

/// A file whose facts cannot be read, or a configuration with mistakes.
package enum FactsExtractionProblem: Error, Sendable {
  case unread(FileProblem)
  /// Files that must be read once more, and cannot be, or have other contents now.
  case sources([FileProblem])
  /// The facts were read with another configuration than the one that is given.
  case otherConfiguration
  /// A folder takes the place of a file.
  case folder(FilePath)
  /// The file lies outside of the root.
  case outside(FilePath)
  case configuration([ConfigurationFiles.Mistakes])
}

extension ReadFile {
  /// nil for a file that cannot contain routes, and for an Xcode project, whose targets also depend on files that are not
  /// among the facts.
  fileprivate init?(
    _ path: FilePath, below root: FilePath, interest: ScanInterest, with reader: inout FileReader
  ) throws(FactsExtractionProblem) {
    switch SourceKind(path) {
    case .source, .document, .compiledNib, .bundleProperties, .foreign: break
    case .projectSettings, nil:
      guard let status = try? FileStatus(path, followingLinks: true) else {
        throw .unread(FileProblem(path: path, reason: .missing))
      }
      // A bundle, such as an asset catalog, is a file to its user.
      if status.kind == .folder, path.fileExtension == nil { throw .folder(path) }
      return nil
    }
    guard let place = path.place(below: root) else { throw .outside(path) }
    do throws(FileProblem.Reason) {
      let text = try reader.load(path).text
      self.init(
        path: place, content: Content(text), extraction: Extraction(text, path: place, interest: interest))
    } catch {
      // What is no text is a file of the tree all the same, and a scan says so.
      guard [.binary, .utf16, .tooLarge].contains(error), let bytes = LargeFile.bytes(of: path) else {
        throw .unread(FileProblem(path: path, reason: error))
      }
      self.init(
        path: place, content: Content(size: bytes.count, digest: ContentDigest(bytes[...])),
        extraction: Extraction(unreadable: error, path: place, interest: interest))
    }
  }
}

extension FilePath {
  /// The path from a folder on, by its name alone: a link below the folder is not followed.
  fileprivate func place(below root: FilePath) -> FilePath? {
    let path = absolute.withoutDots
    let place = path.relative(to: root.absolute.withoutDots) ?? root.resolved.flatMap { path.relative(to: $0) }
    return place.flatMap { $0.isEmpty || FilePath(bytes: $0).climbs ? nil : FilePath(bytes: $0) }
  }

  private var withoutDots: FilePath {
    components.reduce(FilePath("/")) { $1.elementsEqual(".".utf8) ? $0 : $0.appending($1) }
  }
}

extension ConfigurationFiles {
  /// One file, or none; what lies at the root does not count.
  init(of file: FilePath?, at root: FilePath, systems: SystemList) throws(FactsExtractionProblem) {
    self.init(roots: [root], chosen: file, in: Nowhere(), systems: systems)
    read([:], found: [])
    if !mistakes.isEmpty { throw .configuration(mistakes) }
  }
}

/// A tree without a file.
private struct Nowhere: FileTree {
  func status(of _: FilePath, followingLinks _: Bool) throws(FileProblem.Reason) -> FileStatus { throw .missing }
  func entries(of _: FilePath) throws(FileProblem.Reason) -> [FolderReader.Entry] { throw .missing }
  func realPath(of _: FilePath) -> FilePath? { nil }
  func target(of _: FilePath) -> FilePath? { nil }
  func destination(of _: FilePath) -> FilePath? { nil }
  func load(_: FilePath, with _: inout FileReader) throws(FileProblem.Reason) -> FileReader.File { throw .missing }
}
