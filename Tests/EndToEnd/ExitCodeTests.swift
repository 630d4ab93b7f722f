import Foundation
import JSON
import TestSupport
import Testing

/// Which code the program ends with, and which stream says why.
@Suite struct ExitCodeTests {
  @Test(arguments: [
    (["scan", "nowhere"], "nowhere: no such file or folder"),
    (["check", "nowhere", "."], "nowhere: no such file or folder"),
    (["scan", ""], "no such file or folder"),
    (["scan", "Binary.swift"], "Binary.swift: not a text file"),
    (["check", "Binary.swift", "Promise"], "Binary.swift: not a text file"),
    (["scan", "Empty"], "no Swift or Objective-C files in Empty"),
    (["scan", "Empty/readme.md"], "no Swift or Objective-C files"),
    (["check", "Promise"], "no route was found"),
    (["check", "--report-only", "nowhere", "Promise", "--allow-empty"], "nowhere: no such file or folder"),
    (["scan", "--bogus"], "waymark: Unknown option"),
    (["bogus"], "waymark: unknown command 'bogus'; 'waymark --help' lists them"),
    (["chekc", "Named"], "waymark: unknown command 'chekc'; did you mean 'check'?"),
    (["baseline", "wirte"], "unknown command 'wirte'; did you mean 'write'?"),
    (["help", "nosuch"], "unknown command 'nosuch'"), (["help", "baseline", "prone"], "did you mean 'prune'?"),
    (["rules", "lookup-unregisterd"], "unknown rule 'lookup-unregisterd'; did you mean 'lookup-unregistered'?"),
    (["fix", "--rule", "lookup-unregisterd", "Named"], "unknown rule 'lookup-unregisterd'; did you mean"),
    (["check", "--fail-level", "bad"], "bad"),
    (
      ["scan", "--closed-world", "--open-world"],
      "waymark: --closed-world and --open-world exclude each other."
    ),
    (
      ["check", "--report-only", "Empty", "Named", "--allow-empty"],
      "waymark: Empty: no source file there is in the scan, so nothing can be reported of it"
    ),
    (
      ["check", "--report-only", "/etc/hosts", "Named", "--allow-empty"],
      "waymark: /etc/hosts: no source file there is in the scan"
    ),
    (["check", "--since", "main..HEAD", "Named"], "use 'main...', or 'waymark diff main..HEAD'"),
    (["check", "--since", "main...HEAD", "Named"], "use 'main...', or 'waymark diff main...HEAD'"),
    (["check", "--new-from-merge-base", "main..", "Named"], "is a range"),
    (
      ["scan", "Wrong"],
      "Wrong/.waymark.yml:2:3: unknown rule 'lookup-unregisterd'; did you mean 'lookup-unregistered'?"
    ),
    (["check", "Wrong"], "Wrong/.waymark.yml:3:8: unknown world 'shut'"),
    (["scan", "--config", "nowhere.yml", "Wrong"], "waymark: nowhere.yml: no such file or folder"),
    (["extract", "Promise", "--output", "a.facts"], "waymark: Promise: a folder; name its files, or the folder"),
    (["extract", "nowhere", "--output", "a.facts"], "waymark: nowhere: no such file or folder"),
    (["check", "Named"], "the configuration names functions that take routes, and no route was found"),
  ])
  func workThatCannotBeDone(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder([
      "Binary.swift": "\0", "Empty/readme.md": "", "Promise/a.swift": "var router: ZIKViewRouter<A, B>?\n",
      "Wrong/.waymark.yml": "rules:\n  lookup-unregisterd: off\nworld: shut\n", "Wrong/a.swift": "",
      "Named/.waymark.yml": "functions: [{name: 'open(_:)', role: look-up}]", "Named/a.swift": "",
    ])
    let result = try Program(in: folder.path.description).run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains(message))
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything")) func anUnreadableRoot() throws {
    let folder = try TemporaryFolder(["Closed/a.swift": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder("Closed").description)
    let result = try Program(in: folder.path.description).run(["scan", "Closed"])
    #expect(result.code == 2 && result.output.isEmpty && result.messages.contains("permission denied"))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder("Closed").description)
  }

  @Test(
    arguments: [
      (["check"], 1), (["check", "--fail-level", "never"], 0), (["check", "--strict"], 1),
      (["check", "--open-world"], 1),
      (["check", "--report-only", "App/App.swift"], 0), (["check", "--report-only", "App"], 1), (["scan"], 0),
      (["check", "--report-only", "App/Inputs.swift"], 0),
      (["check", "--report-only", "App/Inputs.swift", "--strict"], 1),
      (["check", "--rule", "unregistered-protocol"], 0), (["check", "--rule", "lookup-unregistered"], 1),
      (["check", "--skip-rule", "lookup-unregistered", "--skip-rule", "duplicate-protocol-registration"], 0),
      (["check", "--rule", "lookup-unregistered", "--skip-rule", "lookup-unregistered"], 0),
      (["check", "--rule", "lookup-unregisterd"], 2), (["check", "--skip-rule", "x"], 2),
      (["check", "--statistics"], 1), (["check", "--statistics", "--format", "json"], 2),
      (["--version"], 0), (["--help"], 0), ([], 0), (["help"], 0), (["help", "check"], 0),
      (["help", "baseline", "write"], 0), (["baseline"], 0), (["baseline", "--help"], 0),
    ] as [([String], Int32)])
  func findings(arguments: [String], code: Int32) throws {
    let app = try SmallApp.make()
    #expect(try Program(in: app.path.description).run(arguments).code == code)
  }

  @Test(
    arguments: [
      ("rules: {lookup-unregistered: off, duplicate-protocol-registration: warning}", [], 0),
      ("rules: {unregistered-protocol: error}", ["--report-only", "App/Inputs.swift"], 1),
      ("rules: {unregistered-protocol: info}", ["--report-only", "App/Inputs.swift", "--fail-level", "info"], 1),
      ("rules: {unregistered-protocol: info}", ["--report-only", "App/Inputs.swift", "--strict"], 0),
      ("fail-level: never", [], 0), ("fail-level: warning", ["--report-only", "App/Inputs.swift"], 1),
      ("fail-level: never", ["--fail-level", "error"], 1), ("fail-level: info", ["--exit-zero"], 0),
      ("world: open", [], 1), ("world: open", ["--closed-world", "--report-only", "App/Use.swift"], 1),
      ("world: open", ["--report-only", "App/Use.swift"], 0),
      ("world: open", ["--config", "other.yml", "--report-only", "App/Use.swift"], 1),
    ] as [(String, [String], Int32)])
  func theConfigurationDecides(configuration: String, arguments: [String], code: Int32) throws {
    let app = try SmallApp.make()
    try app.write(".waymark.yml", configuration)
    try app.write("other.yml", "world: closed")
    #expect(try Program(in: app.path.description).run(["check"] + arguments).code == code)
  }

  @Test func acceptedEmptiness() throws {
    let folder = try TemporaryFolder(["a.swift": "var router: ZIKViewRouter<A, B>?\n", "b.m": ""])
    let program = Program(in: folder.path.description)
    #expect(try program.run(["check", "--allow-empty"]).code == 0)
    #expect(try program.run(["scan"]).code == 0)
  }

  @Test func aCleanAppHasNoFindings() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let result = try Program(in: folder.path.description).run(["check", "--strict"])
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(result.messages == "0 errors\n")
  }

  @Test func aReaderThatGoesAwayIsNoMistake() throws {
    let app = try SmallApp.make()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" scan \"$1\" | true"]
    process.arguments? += [Program.executable.path, app.path.description]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 0)
    #expect(!text.lowercased().contains("pipe"))
  }

  @Test(
    arguments: [
      (["check", "--format", "sarif"], 1), (["check", "--format", "lines", "--quiet"], 1),
      (["check", "--format", "json", "--exit-zero"], 0), (["scan", "--format", "json"], 0),
    ] as [([String], Int32)])
  func aReaderThatGoesAwayChangesNoCode(arguments: [String], code: Int32) throws {
    let app = try SmallApp.make()
    let (process, output) = (Process(), Pipe())
    process.executableURL = Program.executable
    process.arguments = arguments + [app.path.description]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == code)
  }

  @Test func whatIsFixedDoesNotDependOnTheReader() throws {
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}  // waymark:ignore kind-mismatch\n"])
    let (process, output) = (Process(), Pipe())
    process.executableURL = Program.executable
    process.arguments = ["fix", folder.path.description]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.text("App.swift") == "@main struct Small: App {}\n")
  }

  @Test(
    arguments: [("2>&-", 0), ("2>&- --quiet", 0), (">&-", 0), (">&- --format sarif", 2), ("<&- 2>&-", 0)]
      as [(String, Int32)])
  func streamsThatAreClosed(redirection: String, code: Int32) throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder.path.description)
    let result = try shell.run(["-c", "'\(Program.executable.path)' check \(redirection)"])
    #expect(result.code == code && result.output.isEmpty)
  }

  /// As some runners of CI hand it over.
  @Test func anOutputThatDoesNotBlockIsWrittenWhole() throws {
    let routes = (0..<500).map { "extension RoutableView where Protocol == P\($0) { init() {} }\n" }
    let folder = try TemporaryFolder(["a.swift": routes.joined()])
    let (process, output) = (Process(), Pipe())
    #expect(fcntl(output.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    process.executableURL = Program.executable
    process.arguments = ["scan", "--quiet", "--format", "json", folder.path.description]
    process.standardOutput = output
    let end = dup(output.fileHandleForWriting.fileDescriptor)
    try process.run()
    #expect(RunningPrograms.happens { !Self.isWritable(end) }, "the pipe is full")
    close(end)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(data.count > 1 << 16 && data.last == UInt8(ascii: "\n"))
    // All of them, in order, though several are made at once.
    let names = try JSONValue(parsing: Array(data))["routes"]?.array?.map { $0["name"]?.string }
    #expect(names == (0..<500).map { "P\($0)" }.sorted())
  }

  private static func isWritable(_ descriptor: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&source, 1, 0) != 0
  }

  @Test func quietMeansNoMessages() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    #expect(try Program(in: folder.path.description).run(["scan", "--quiet"]).messages.isEmpty)
  }
}
