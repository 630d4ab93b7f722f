import SourceModel

/// The projects of a tree and their configuration files, with what was read of each and which are to be read again.
struct TrackedProjects: Sendable {
  struct Reading: Hashable, Sendable {
    var project: XcodeProject?
    var configuration: XcodeConfiguration?
    /// nil where one of them is there, and for a configuration that cannot be read.
    var problem: FileProblem.Reason?
  }

  /// Reads one project.
  struct Job: Sendable {
    var path: FilePath
    var realPath: FilePath
  }

  struct Result: Sendable {
    var path: FilePath
    var reading: Reading
    /// nil where the next scan must read the file again.
    var status: FileStatus?
  }

  private struct File: Sendable {
    var reading: Reading?
    var status: FileStatus?
  }

  /// By the path of their `project.pbxproj`, or their own.
  private var files: [FilePath: File] = [:]
  private var marked: Set<FilePath> = []
  private var changed = true

  /// All that a walk met: marks what is new or not what was read.
  mutating func found(_ projects: [FilePath: FileStatus]) {
    for path in files.keys where projects[path] == nil {
      files[path] = nil
      changed = true
    }
    for (path, status) in projects where files[path] == nil || files[path]?.status != status {
      files[path, default: File()].status = nil
      marked.insert(path)
    }
  }

  var hasMarks: Bool { !marked.isEmpty }

  mutating func takeMarked(_ realPath: (FilePath) -> FilePath) -> [Job] {
    defer { marked = [] }
    return marked.filter { files[$0] != nil }.sorted().map { Job(path: $0, realPath: realPath($0)) }
  }

  mutating func mark(_ path: FilePath) {
    marked.insert(path)
  }

  /// Stores the result of a job. A project that is gone meanwhile is ignored.
  mutating func apply(_ result: Result) {
    guard let file = files[result.path] else { return }
    if file.reading != result.reading { changed = true }
    files[result.path] = File(reading: result.reading, status: result.status)
  }

  /// Whether a project came, went or changed since the last call.
  mutating func takeChanged() -> Bool {
    defer { changed = false }
    return changed
  }

  func hasAny(inside folder: FilePath) -> Bool {
    files.keys.contains { $0.isInside(folder) }
  }

  /// Those whose targets use build-tool plug-ins that may make sources.
  var plugins: [UnreadPlace] {
    files.sorted { $0.key < $1.key }.flatMap { path, file in
      let names = Set((file.reading?.project?.targets ?? []).flatMap(\.plugins))
      return names.sorted().map { UnreadPlace(path: path.folder, reason: .plugin($0)) }
    }
  }

  /// The folders of those that could be read, as a walk spells them, with the names of their targets.
  var targets: [(path: FilePath, targets: [String])] {
    files.sorted { $0.key < $1.key }.compactMap { path, file in
      guard let project = file.reading?.project, let folder = path.parent else { return nil }
      return (folder, project.targets.map(\.name))
    }
  }

  /// Those that could be read, in the order of their paths.
  var read: [XcodeProject] { files.values.compactMap(\.reading?.project).sorted { $0.path < $1.path } }

  var configurations: [XcodeConfiguration] {
    files.values.compactMap(\.reading?.configuration).sorted { $0.path < $1.path }
  }

  var problems: [FileProblem] {
    files.compactMap { path, file in file.reading?.problem.map { FileProblem(path: path, reason: $0) } }
  }

  /// The name of the first project that could not be read.
  var firstUnread: String? {
    let path = problems.map(\.path).min()
    return path?.parent.map { String(decoding: $0.name, as: UTF8.self) }
  }
}

extension TrackedProjects.Job {
  func run(in tree: any FileTree, with reader: inout FileReader) -> TrackedProjects.Result {
    do throws(FileProblem.Reason) {
      let file = try tree.load(path, with: &reader)
      return TrackedProjects.Result(
        path: path, reading: reading(of: file.text), status: file.isRacy ? nil : file.status)
    } catch {
      let problem = isConfiguration ? nil : error
      return TrackedProjects.Result(path: path, reading: TrackedProjects.Reading(problem: problem), status: nil)
    }
  }

  private var isConfiguration: Bool { path.fileExtension == XcodeConfiguration.fileExtension }

  private func reading(of text: SourceText) -> TrackedProjects.Reading {
    if isConfiguration { return TrackedProjects.Reading(configuration: XcodeConfiguration(text, path: realPath)) }
    let project = realPath.parent.flatMap { XcodeProject(text, path: $0) }
    return TrackedProjects.Reading(project: project, problem: project == nil ? .noProject : nil)
  }
}
