import Foundation
import TestSupport
import Testing
import Workspace

/// `waymark check --watch`.
@Suite struct WatchTests {
  /// Without the one that is not parsed, of which each round tells.
  private static let files = SinceTests.files.filter { $0.key != "App/Deep.swift" }

  /// The program, running.
  private final class Watch: Sendable {
    /// What is printed on both streams.
    private struct Text: Sendable {
      /// Since it was last looked at.
      var new = ""
      var all = ""
      var isOver = false
    }

    private let process = Process()
    private let text = Observed(Text())

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
      Thread.detachNewThread { [text] in
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
          let piece = String(decoding: data, as: UTF8.self)
          text.change { ($0.new, $0.all) = ($0.new + piece, $0.all + piece) }
        }
        text.change { $0.isOver = true }
      }
    }

    /// What is printed from the last call on, to the end of a summary.
    func next() async -> String {
      await text.wait { $0.isOver || $0.new.contains(/\d errors?([,;] .*)?\n|waymark: .*\n/) }
      return text.change { text in
        defer { text.new = "" }
        return text.new
      }
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    /// The exit code after an interruption, and everything that was printed.
    func interrupt() async -> (code: Int32, text: String) {
      kill(process.processIdentifier, SIGINT)
      await text.wait(until: \.isOver)
      process.waitUntilExit()
      let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
      return (code, text.value.all)
    }
  }

  /// Writes a file, and waits until programs that watch the folder know of it.
  private func write(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
    let seen = Observed(false)
    let watch = FolderWatch([folder.path]) { [file = folder(name)] changes in
      if changes.contains(where: { $0.name == file.name }) { seen.change { $0 = true } }
    }
    try folder.write(name, text)
    // The watch may begin after the first write.
    let isSeen = RunningPrograms.happens {
      if !seen.value { try? folder.write(name, text) }
      return seen.value
    }
    #expect(isSeen)
    withExtendedLifetime(watch) {}
  }

  @Test func eachChangeIsABlock() async throws {
    let folder = try TemporaryFolder(Self.files)
    let watch = try Watch(in: folder)
    let before = await watch.next()
    #expect(before.contains("App/Lost.swift:1:59: error:") && !before.contains("App/Use.swift"))
    let router = try folder.text("App/Router.swift")
    try folder.remove("App/Router.swift")
    let broken = await watch.next()
    #expect(broken.contains("App/Use.swift:1:59: error:") && broken.contains("\n2 errors"))
    try write("notes.txt", "no source", in: folder)
    try folder.write("New/Router.swift", router)
    #expect(await watch.next() == before)
    try folder.write(".waymark.yml", "world: shut")
    #expect(await watch.next() == "waymark: .waymark.yml:1:8: unknown world 'shut'; known values: 'closed', 'open'\n")
    try folder.write(".waymark.yml", "rules: {lookup-unregistered: off}")
    #expect(await watch.next().contains("0 errors"))
    #expect(await watch.interrupt().code == 130)
  }

  @Test func aFileAloneIsWatched() async throws {
    let folder = try TemporaryFolder(Self.files)
    let watch = try Watch(["--allow-empty", "App/Use.swift", "--open-world"], in: folder)
    #expect(await watch.next().contains("0 errors; 1 uncertain finding not shown"))
    try write("App/Lost.swift", "", in: folder)
    try folder.write("App/Use.swift", "class Menu {}\n")
    #expect(
      await watch.next().contains(
        "0 errors; no source uses ARCH, Cells, Clean Swift, Interface Builder, Modules or ZIKRouter")
    )
    let (code, text) = await watch.interrupt()
    #expect(code == 130 && text.matches(of: /0 errors;/).count == 2)
  }

  @Test(.enabled(if: GitRepository.isPossible, "git is not installed")) func sinceARevision() async throws {
    let repository = try GitRepository(Self.files)
    let watch = try Watch(["--since", "HEAD"], in: repository.folder)
    #expect(await watch.next().hasSuffix("since HEAD: 0 errors\n"))
    try repository.folder.remove("App/Router.swift")
    #expect(await watch.next().contains("since HEAD: 1 error"))
    #expect(await watch.interrupt().code == 130)
  }

  @Test func itEndsWithItsReader() throws {
    let folder = try TemporaryFolder(Self.files)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder.path.description)
    let result = try shell.run(
      ["-c", "'\(Program.executable.path)' check --watch --quiet --format lines | head -n 1"])
    #expect(result.code == 0 && result.output.split(separator: "\n").count == 1)
    #expect(!result.messages.lowercased().contains("pipe"))
  }

  @Test(arguments: [["nowhere"], ["--stdin-filename", "App/Use.swift"], ["--since", "nowhere"]])
  func whatCannotBeWatched(arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program(in: folder.path.description).run(["check", "--watch"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
  }

  #if os(Linux)
    @Test(.enabled(if: Terminal.isPossible, "script is not installed"), arguments: [("xterm", true), ("dumb", false)])
    func onlyATerminalIsCleared(term: String, isCleared: Bool) throws {
      let folder = try TemporaryFolder(Self.files)
      let command = [Program.executable.path, "check", "--watch", folder.path.description]
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let environment = ["TERM": term, "NO_COLOR": "1", "CI": "true", "PATH": path]
      let output = try Terminal.output(ofCommand: command, environment) { $0.contains("Control-C to stop.") }
      #expect(output.hasPrefix("\u{1B}[H\u{1B}[2J") == isCleared)
      // That erases what was printed before the command.
      #expect(!output.contains("\u{1B}[3J"))
      #expect(output.contains("Watching for changes. Press Control-C to stop."))
      #expect(output.contains("error:"))
    }
  #endif
}
