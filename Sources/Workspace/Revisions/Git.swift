import Foundation

/// Starts git: the only program that Waymark starts, and nothing else does. It is asked to read objects, and to run
/// nothing that a repository's own configuration may name; to fetch nothing; and to write nothing.
struct Git: Sendable {
  private let program: URL
  /// For `-C`. What is no UTF-8 is the working directory's, which git finds by itself.
  private let folder: String

  /// `folder` is where the repository is looked for, upwards.
  init(in folder: FilePath, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(RepositoryProblem)
  {
    guard let program = Self.program(environment["PATH"] ?? "") else {
      throw RepositoryProblem(words: "git is not installed, which reads revisions")
    }
    (self.program, self.folder) = (program, folder.description)
  }

  /// All that git prints. Throws what it says where it cannot answer.
  func answer(to arguments: [String]) throws(RepositoryProblem) -> [UInt8] {
    let (code, answer) = try run(arguments, reading: \.standardOutput)
    if code == 0 { return answer }
    let complaint = try run(arguments, reading: \.standardError).text
    let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(Self.fatal) }
    throw RepositoryProblem(words: "git: \(line?.dropFirst(Self.fatal.count) ?? "it ended with code \(code)")")
  }

  private static let fatal = "fatal: "

  /// Starts what reads questions until its input ends.
  func conversation(_ arguments: [String]) throws(RepositoryProblem) -> (questions: Pipe, answers: Pipe) {
    let pipes = (questions: Pipe(), answers: Pipe())
    let process = process(arguments)
    process.standardInput = pipes.questions
    process.standardOutput = pipes.answers
    try start(process)
    return pipes
  }

  private func run(
    _ arguments: [String], reading stream: ReferenceWritableKeyPath<Process, Any?>
  ) throws(RepositoryProblem) -> (code: Int32, text: [UInt8]) {
    let (process, pipe) = (process(arguments), Pipe())
    process[keyPath: stream] = pipe
    try start(process)
    let text = Descriptor(pipe.fileHandleForReading.fileDescriptor).rest
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : -1, text)
  }

  private func start(_ process: Process) throws(RepositoryProblem) {
    do {
      try process.run()
    } catch {
      throw RepositoryProblem(words: "git cannot be started")
    }
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = ["-C", folder, "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments
    process.environment = Self.environment(from: ProcessInfo.processInfo.environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
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
  private static func program(_ path: String) -> URL? {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: "\($0)/git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Descriptor {
  /// What can be read until the end.
  fileprivate var rest: [UInt8] {
    var text: [UInt8] = []
    while case let piece = next(atMost: 1 << 16), !piece.isEmpty { text += piece }
    return text
  }
}
