import Synchronization

/// Reads the files among a repository's objects, one after another, as `git cat-file --batch` prints them: `NAME blob SIZE`,
/// the content, and a line break (git-cat-file(1), *Batch Output*).
final class ObjectReader: Sendable {
  private let conversation: Mutex<Conversation>

  init(_ git: Git) throws(RepositoryProblem) {
    conversation = Mutex(try Conversation(git))
  }

  /// Whether something was asked for that the repository does not have here. Nothing is read after that.
  var hasFailed: Bool { conversation.withLock { $0.hasFailed } }

  /// Throws `missing` where the repository does not have it here, and `tooLarge` where it has more than `limit` bytes.
  func content(
    of name: ObjectName, atMost limit: Int = FileReader.maximumBytes
  ) throws(FileProblem.Reason) -> [UInt8] {
    try conversation.withLock { conversation throws(FileProblem.Reason) in
      try conversation.content(of: name, atMost: limit)
    }
  }
}

private struct Conversation: ~Copyable {
  private let git: Git
  private var process: ChildProcess
  /// Of objects that were once too large.
  private var sizes: [ObjectName: Int] = [:]
  private(set) var hasFailed = false
  /// Asked for after each object, and never there. Git prints of a damaged object less or more than it said, and no object
  /// holds what was made up later: so the answer to this tells where that to the other ends.
  private let nobody = "?\(UInt64.random(in: .min ... .max))"

  init(_ git: Git) throws(RepositoryProblem) {
    self.git = git
    process = try Self.process(git)
  }

  mutating func content(of name: ObjectName, atMost limit: Int) throws(FileProblem.Reason) -> [UInt8] {
    guard !hasFailed else { throw .missing }
    if let size = sizes[name], size > limit { throw .tooLarge }
    do throws(FileProblem.Reason) {
      if let content = try ask(for: name, atMost: limit) { return content }
      // Faster than to read what nobody wants.
      do throws(RepositoryProblem) { process = try Self.process(git) } catch { throw FileProblem.Reason.missing }
    } catch {
      hasFailed = true
      throw error
    }
    throw .tooLarge
  }

  /// nil where it is too large; then the rest of the answer is not read.
  private mutating func ask(for name: ObjectName, atMost limit: Int) throws(FileProblem.Reason) -> [UInt8]? {
    guard process.input.send(name.digits + Array("\n\(nobody)\n".utf8)) else { throw .missing }
    var answer: [UInt8] = []
    while !answer.contains(Self.lineBreak) { answer += try more() }
    let head = answer.prefix { $0 != Self.lineBreak }
    let size = try Self.size(in: head)
    guard size <= limit else {
      sizes[name] = size
      return nil
    }
    let (start, end) = (head.count + 1, Array("\n\(nobody) missing\n".utf8))
    while answer.count < start + size + end.count, !answer.suffix(end.count).elementsEqual(end) { answer += try more() }
    guard answer[start...].dropFirst(size).elementsEqual(end) else { throw .missing }
    return Array(answer[start...].prefix(size))
  }

  private static let lineBreak = UInt8(ascii: "\n")

  private static func size(in head: ArraySlice<UInt8>) throws(FileProblem.Reason) -> Int {
    let words = head.split(separator: UInt8(ascii: " "))
    // No file has as many bytes as a number can say.
    guard words.count == 3, words[1].elementsEqual("blob".utf8),
      let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0, size < Int.max
    else { throw .missing }
    return size
  }

  private func more() throws(FileProblem.Reason) -> [UInt8] {
    let piece = process.output.next(atMost: 1 << 16)
    guard !piece.isEmpty else { throw .missing }
    return piece
  }

  private static func process(_ git: Git) throws(RepositoryProblem) -> ChildProcess {
    try git.conversation(["cat-file", "--batch"])
  }
}
