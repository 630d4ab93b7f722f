import SourceModel

/// Files to be read with one interest, and projects. Jobs are independent, and no text outlives its job.
struct ReadingBatch: Sendable {
  enum Job: Sendable {
    case project(TrackedProjects.Job)
    /// A caller is a file that is read only if it calls or declares one of `functions`.
    case source(FilePath, overlay: SourceText?, isCaller: Bool)
  }

  enum Result: Sendable {
    case project(TrackedProjects.Result)
    case source(Source)
  }

  struct Source: Sendable {
    enum Outcome: Sendable {
      case read(TrackedFiles.Reading)
      case gone
      /// What was read before holds.
      case unchanged
      /// What was read in another run holds. nil where the next scan must look again.
      case confirmed(FileStatus?)
    }

    var path: FilePath
    var outcome: Outcome
  }

  /// Projects first: one may take as long as hundreds of files.
  var jobs: [Job] = []
  var interest: ScanInterest
  /// Those for which files are read that were read before.
  var functions = FunctionSearch(FunctionInterest())
  /// What another run read of files that may have changed since.
  var contents: [FilePath: ReadFile.Content] = [:]
  /// True if the next run is to know what was read.
  var notesContents = false
  /// What was read with the same interest while the files were looked for.
  var known: [FilePath: Source.Outcome] = [:]
  let tree: any FileTree

  var fileCount: Int {
    jobs.count { if case .source = $0 { true } else { false } }
  }

  @Sendable func run(_ job: Job, with reader: inout FileReader) -> Result {
    switch job {
    case .project(let job): .project(job.run(in: tree, with: &reader))
    case .source(let path, let overlay, let isCaller):
      .source(
        Source(
          path: path,
          outcome: known[path] ?? read(path, overlay, isCaller: isCaller, with: &reader)))
    }
  }

  func read(
    _ path: FilePath, _ overlay: SourceText? = nil, isCaller: Bool = false, with reader: inout FileReader
  ) -> Source.Outcome {
    // The targets of a project are read from the disk, and so are its settings.
    if let overlay, !XcodeProject.isNamed(path) {
      if isCaller, !functions.finds(in: overlay) { return .unchanged }
      return .read(
        TrackedFiles.Reading(Extraction(overlay, path: path, interest: interest), overlay: overlay))
    }
    do throws(FileProblem.Reason) {
      if SourceKind.isCompiledNib(name: path.name) {
        let status = try tree.status(of: path, followingLinks: true)
        return .read(TrackedFiles.Reading(Extraction(compiledNib: path, interest: interest), status: status))
      }
      let file = try tree.load(path, with: &reader)
      if isCaller, !functions.finds(in: file.text) { return .unchanged }
      let (status, known) = (file.isRacy ? nil : file.status, contents[path])
      let content = notesContents || known?.size == file.text.count ? ReadFile.Content(file.text) : nil
      if let known, known == content { return .confirmed(status) }
      let extraction = Extraction(file.text, path: path, interest: interest)
      return .read(TrackedFiles.Reading(extraction, status: status, content: content))
    } catch {
      if error == .missing { return .gone }
      let extraction = Extraction(unreadable: error, path: path, interest: interest)
      return .read(TrackedFiles.Reading(extraction, problem: error))
    }
  }
}
