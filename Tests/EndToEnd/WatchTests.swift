import Foundation
import Synchronization
import TestSupport
import Testing

/// `waymark check --watch`.
@Suite(.timeLimit(.minutes(5))) struct WatchTests {
  /// Without the one that is not parsed, of which each round tells.
  private static let files = SinceTests.files.filter { $0.key != "App/Deep.swift" }

  /// The program, running.
  private final class Watch: Sendable {
    private let process = Process()
    private let text = Mutex("")

    init(_ arguments: [String] = [], in folder: TemporaryFolder) throws {
      process.executableURL = Program.executable
      process.arguments = ["check", "--watch", "--format", "lines"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path.description)
      process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      Thread.detachNewThread { [weak self] in
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
          self?.text.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
      }
    }

    /// What is printed from the last call on, to the end of a summary; nil where none comes.
    func next() -> String? {
      let isPrinted = RunningPrograms.happens { text.withLock { $0.contains(/\d errors?(, .*)?\n|waymark: .*\n/) } }
      return isPrinted
        ? text.withLock { text in
          defer { text = "" }
          return text
        } : nil
    }

    var isSilent: Bool {
      Thread.sleep(forTimeInterval: 0.8)
      return text.withLock { $0.isEmpty }
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    func interrupt() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      guard RunningPrograms.happens({ !process.isRunning }) else { return -1 }
      return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
  }

  @Test func eachChangeIsABlock() throws {
    let folder = try TemporaryFolder(Self.files)
    let watch = try Watch(in: folder)
    let before = try #require(watch.next())
    #expect(before.contains("App/Lost.swift:1:59: error:") && !before.contains("App/Use.swift"))
    let router = try folder.text("App/Router.swift")
    try folder.remove("App/Router.swift")
    let broken = try #require(watch.next())
    #expect(broken.contains("App/Use.swift:1:59: error:") && broken.contains("\n2 errors"))
    try folder.write("notes.txt", "no source")
    #expect(watch.isSilent)
    try folder.write("New/Router.swift", router)
    #expect(watch.next() == before)
    try folder.write(".waymark.yml", "world: shut")
    #expect(watch.next() == "waymark: .waymark.yml:1:8: unknown world 'shut'; known values: 'closed', 'open'\n")
    try folder.write(".waymark.yml", "rules: {lookup-unregistered: off}")
    #expect(watch.next()?.contains("0 errors") == true)
    #expect(watch.interrupt() == 130)
  }

  @Test func aFileAloneIsWatched() throws {
    let folder = try TemporaryFolder(Self.files)
    let watch = try Watch(["--allow-empty", "App/Use.swift", "--open-world"], in: folder)
    #expect(watch.next()?.hasSuffix("0 errors\n") == true)
    try folder.write("App/Lost.swift", "")
    #expect(watch.isSilent)
    try folder.write("App/Use.swift", "class Menu {}\n")
    #expect(watch.next()?.hasSuffix("0 errors\n") == true)
    #expect(watch.interrupt() == 130)
  }

  @Test(.enabled(if: GitRepository.isPossible, "git is not installed")) func sinceARevision() throws {
    let repository = try GitRepository(Self.files)
    let watch = try Watch(["--since", "HEAD"], in: repository.folder)
    #expect(watch.next()?.hasSuffix("since HEAD: 0 errors\n") == true)
    try repository.folder.remove("App/Router.swift")
    #expect(watch.next()?.contains("since HEAD: 1 error") == true)
    #expect(watch.interrupt() == 130)
  }

  @Test func itEndsWithItsReader() throws {
    let folder = try TemporaryFolder(Self.files)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder.path.description)
    let result = try shell.run(
      ["-c", "'\(Program.executable.path)' check --watch --quiet --format lines | head -n 1"], seconds: 60)
    #expect(result.code == 0 && result.output.split(separator: "\n").count == 1)
    #expect(!result.messages.lowercased().contains("pipe"))
  }

  @Test(arguments: [["nowhere"], ["--stdin-filename", "App/Use.swift"], ["--since", "nowhere"]])
  func whatCannotBeWatched(arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program(in: folder.path.description).run(["check", "--watch"] + arguments, seconds: 60)
    #expect(result.code == 2 && result.output.isEmpty)
  }

  #if os(Linux)
    @Test(.enabled(if: Terminal.isPossible, "script is not installed"), arguments: [("xterm", true), ("dumb", false)])
    func onlyATerminalIsCleared(term: String, isCleared: Bool) throws {
      let folder = try TemporaryFolder(Self.files)
      let command = ["timeout", "-s", "INT", "3", Program.executable.path, "check", "--watch", folder.path.description]
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let output = try Terminal.output(ofCommand: command, ["TERM": term, "NO_COLOR": "1", "PATH": path])
      #expect(output.hasPrefix("\u{1B}[H\u{1B}[2J") == isCleared)
      // That erases what was printed before the command.
      #expect(!output.contains("\u{1B}[3J"))
      #expect(output.contains("Watching for changes. Press Control-C to stop."))
      #expect(output.contains("error:"))
    }
  #endif
}
