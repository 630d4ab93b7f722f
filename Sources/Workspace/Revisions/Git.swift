import Essentials

/// Starts git, and nothing else does. It is asked to read objects, and to run
/// nothing that a repository's own configuration may name; to fetch nothing; and to write nothing.
struct Git: Sendable {
  private let program: String
  /// For `-C`. What is no UTF-8 is the working directory's, which git finds by itself.
  private let folder: String

  /// `folder` is where the repository is looked for, upwards.
  init(in folder: FilePath, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(RepositoryProblem)
  {
    guard let program = Self.program(environment["PATH"] ?? "") else {
      throw RepositoryProblem(words: "git is not installed; it is needed to read revisions")
    }
    (self.program, self.folder) = (program, folder.description)
  }

  /// All that git prints. Throws what it says where it cannot answer, and `excess` where it prints more than `limit` bytes.
  func answer(
    to arguments: [String], atMost limit: Int = 1 << 20, excess: String = "git printed too much output"
  ) throws(RepositoryProblem) -> [UInt8] {
    let answer = try run(arguments, listeningTo: STDOUT_FILENO, atMost: limit)
    if answer.text.count > limit { throw RepositoryProblem(words: excess) }
    if answer.code == 0 { return answer.text }
    let complaint = try run(arguments, listeningTo: STDERR_FILENO, atMost: limit).text
    let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(Self.fatal) }
    let code = answer.code.map { "with code \($0)" } ?? "by a signal"
    throw RepositoryProblem(words: "git: \(line?.dropFirst(Self.fatal.count) ?? "it exited \(code)")")
  }

  private static let fatal = "fatal: "

  /// Starts what reads questions until its input ends.
  func conversation(_ arguments: [String]) throws(RepositoryProblem) -> ChildProcess {
    try start(arguments, listeningTo: STDOUT_FILENO)
  }

  /// Git is ended where it prints more than `limit` bytes, and a part of the rest is there.
  private func run(
    _ arguments: [String], listeningTo stream: Int32, atMost limit: Int
  ) throws(RepositoryProblem) -> (code: Int32?, text: [UInt8]) {
    let process = try start(arguments, listeningTo: stream)
    var text: [UInt8] = []
    while case let piece = process.output.next(atMost: 1 << 16), !piece.isEmpty {
      text += piece
      if text.count > limit { return (nil, text) }
    }
    return (process.exitCode(), text)
  }

  private func start(_ arguments: [String], listeningTo stream: Int32) throws(RepositoryProblem) -> ChildProcess {
    let words = [program, "-C", folder, "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments
    let environment = Self.environment(from: ProcessInfo.processInfo.environment)
    guard let process = ChildProcess(words, environment: environment, listeningTo: stream) else {
      throw RepositoryProblem(words: "git cannot be started")
    }
    return process
  }

  /// Above what a repository says.
  private static let settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never"]

  /// Nothing but what git needs to find itself and the user's own configuration, which may name folders as safe.
  static func environment(from own: [String: String]) -> [String: String] {
    let kept = own.filter { keptVariables.contains($0.key) || $0.key.hasPrefix("GIT_CONFIG") }
    return kept.merging([
      "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]) { $1 }
  }

  private static let keptVariables: Set = ["DEVELOPER_DIR", "HOME", "PATH", "XDG_CONFIG_HOME"]

  /// A relative folder in the path could lie in the tree that is read.
  private static func program(_ path: String) -> String? {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
