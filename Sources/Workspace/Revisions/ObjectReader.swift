import Synchronization

/// Reads the files among a repository's objects, one after another, as `git cat-file --batch` prints them: `NAME blob SIZE`,
/// the content, and a line break (git-cat-file(1), *Batch Output*).
final class ObjectReader: Sendable {
  private let conversation: Mutex<Conversation>
  private let failed = Atomic(false)

  init(_ git: Git) throws(RepositoryProblem) {
    let process = try git.conversation(["cat-file", "--batch"])
    conversation = Mutex(Conversation(process))
  }

  /// Whether something was asked for that the repository does not have here.
  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Throws `missing` where the repository does not have it here.
  func content(of name: ObjectName) throws(FileProblem.Reason) -> [UInt8] {
    do throws(FileProblem.Reason) {
      return try conversation.withLock { conversation throws(FileProblem.Reason) in try conversation.content(of: name) }
    } catch {
      if error == .missing { failed.store(true, ordering: .relaxed) }
      throw error
    }
  }
}

private struct Conversation: ~Copyable {
  private let git: ChildProcess
  /// What was read and not yet taken.
  private var ahead: [UInt8] = []

  init(_ git: consuming ChildProcess) {
    self.git = git
  }

  mutating func content(of name: ObjectName) throws(FileProblem.Reason) -> [UInt8] {
    let question = name.digits + [Self.lineBreak]
    guard git.input.send(Array(question)) else { throw .missing }
    let head = try line().split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard head.count == 3, let size = Int(head[2]) else { throw .missing }
    let isFile = head[1] == "blob"
    guard isFile, size <= FileReader.maximumBytes else {
      try skip(size + 1)
      throw isFile ? .tooLarge : .missing
    }
    while ahead.count <= size { try readOn() }
    defer { ahead.removeFirst(size + 1) }
    return Array(ahead[..<size])
  }

  private static let lineBreak = UInt8(ascii: "\n")

  private mutating func line() throws(FileProblem.Reason) -> ArraySlice<UInt8> {
    while true {
      if let end = ahead.firstIndex(of: Self.lineBreak) {
        defer { ahead.removeFirst(end + 1) }
        return ahead[..<end]
      }
      try readOn()
    }
  }

  private mutating func skip(_ count: Int) throws(FileProblem.Reason) {
    var left = count
    while left > 0 {
      if ahead.isEmpty { try readOn() }
      let skipped = min(left, ahead.count)
      ahead.removeFirst(skipped)
      left -= skipped
    }
  }

  private mutating func readOn() throws(FileProblem.Reason) {
    let more = git.output.next(atMost: 1 << 16)
    guard !more.isEmpty else { throw .missing }
    ahead += more
  }
}
