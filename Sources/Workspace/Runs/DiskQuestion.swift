/// A question to the disk. What a run knows of a tree, it knows by such questions.
enum DiskQuestion: Hashable, Sendable {
  case status(FilePath, followingLinks: Bool)
  case entries(FilePath)
  /// Which entries of a folder mark a project (`ProjectMark`).
  case marks(FilePath)
  case realPath(FilePath)
  case target(FilePath)
  case content(FilePath)
  /// What the program itself is.
  case program
}

/// What the disk answered, as far as it tells whether a later answer is the same.
enum DiskAnswer: Hashable, Sendable {
  /// Of an entry that is not a file.
  case kind(FileStatus.Kind)
  case state(State)
  case path(FilePath?)
  /// There is none, for the reason of this clause.
  case problem(String)

  /// The state of a file, or of the list of a folder's entries.
  struct State: Hashable, Sendable {
    /// nil where a further change may leave the same status behind.
    var status: FileStatus?
    /// nil where only the status was asked for.
    var digest: ContentDigest?

    init(_ status: FileStatus?, digest: ContentDigest? = nil, at now: Int64) {
      self.status = status.flatMap { $0.isRacy(at: now) ? nil : $0 }
      self.digest = digest
    }

    init(stored status: FileStatus?, digest: ContentDigest?) { (self.status, self.digest) = (status, digest) }
  }

  static func status(_ status: FileStatus, at now: Int64) -> DiskAnswer {
    status.kind == .file ? .state(State(status, at: now)) : .kind(status.kind)
  }

  /// False if both cannot be answers to the same question while nothing changes.
  func agrees(with other: DiskAnswer) -> Bool {
    guard case (.state(let one), .state(let another)) = (self, other) else { return self == other }
    return Self.agree(one.status, another.status) && Self.agree(one.digest, another.digest)
  }

  private static func agree<Value: Equatable>(_ one: Value?, _ another: Value?) -> Bool {
    one == nil || another == nil || one == another
  }
}

// MARK: Asking again

extension DiskQuestion {
  /// The answer as the disk gives it now, if it is still the same; nil otherwise. Times and sizes come first, then
  /// contents: then the answer gets the new times.
  func renewed(_ answer: DiskAnswer) -> DiskAnswer? {
    do throws(FileProblem.Reason) {
      switch (self, answer) {
      case (.status(let path, let followingLinks), .kind(let kind)):
        return try FileStatus(path, followingLinks: followingLinks).kind == kind ? answer : nil
      case (.status(let path, let followingLinks), .state(let state)):
        return try state.status == FileStatus(path, followingLinks: followingLinks) ? answer : nil
      case (.realPath(let path), .path(let real)): return path.resolved == real ? answer : nil
      case (.target(let path), .path(let target)): return path.linkTarget == target ? answer : nil
      case (.entries, .state(let state)), (.marks, .state(let state)), (.content, .state(let state)),
        (.program, .state(let state)):
        return try renewed(state).map { .state($0) }
      case (_, .problem): try askAgain()
      default: break
      }
      return nil
    } catch {
      return answer == .problem(error.words) ? answer : nil
    }
  }

  private func renewed(_ state: DiskAnswer.State) throws(FileProblem.Reason) -> DiskAnswer.State? {
    let now = Platform.now()
    let status = try currentStatus
    if let status, status == state.status { return state }
    let digest = try currentDigest
    return digest != nil && digest == state.digest ? DiskAnswer.State(status, digest: digest, at: now) : nil
  }

  /// Of what has a digest.
  private var currentStatus: FileStatus? {
    get throws(FileProblem.Reason) {
      switch self {
      case .entries(let path), .marks(let path), .content(let path): try FileStatus(path, followingLinks: true)
      case .program: ProgramFile.status
      case .status, .realPath, .target: nil
      }
    }
  }

  private var currentDigest: ContentDigest? {
    get throws(FileProblem.Reason) {
      switch self {
      case .entries(let path): FolderReader.digest(of: try FolderReader.entries(of: path))
      case .marks(let path): FolderReader.digest(of: try FolderReader.marks(in: path))
      case .content(let path): ContentDigest(try FileReader.text(of: path))
      case .program: ProgramFile.digest
      case .status, .realPath, .target: nil
      }
    }
  }

  private func askAgain() throws(FileProblem.Reason) {
    switch self {
    case .status(let path, let followingLinks): _ = try FileStatus(path, followingLinks: followingLinks)
    case .entries, .marks, .content: _ = try currentDigest
    case .realPath, .target, .program: break
    }
  }
}
