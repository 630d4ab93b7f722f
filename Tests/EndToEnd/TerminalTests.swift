import Foundation
import TestSupport
import Testing

private let script = "/usr/bin/script"

/// The table on a terminal: coloured, and no wider than it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: script), "script is not installed"))
struct TerminalTests {
  @Test(arguments: [100, 140]) func theTableFitsTheTerminal(columns: Int) throws {
    let app = try SmallApp.make()
    let output = try onTerminal(["scan", "--quiet", app.path.description], ["COLUMNS": "\(columns)", "TERM": "xterm"])
    #expect(output.contains("\u{1B}["))
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(whereSeparator: \.isNewline)
    #expect(lines.count == 7)
    for line in lines { #expect(line.count <= columns, "\(line)") }
  }

  @Test func noColorIsHeeded() throws {
    let app = try SmallApp.make()
    let output = try onTerminal(["scan", "--quiet", app.path.description], ["NO_COLOR": "1", "TERM": "xterm"])
    #expect(!output.contains("\u{1B}[") && output.contains("EditorInput"))
  }

  @Test(arguments: [("xterm", true), ("dumb", false)]) func findingsStandBesideTheirCode(term: String, isColored: Bool)
    throws
  {
    let app = try SmallApp.make()
    let output = try onTerminal(["check", app.path.description], ["TERM": term])
    #expect(output.contains("\u{1B}[") == isColored)
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("\r\n", with: "\n")
    #expect(plain.contains("\n  4 |   Router.perform(to: RoutableView<LostInput>(), path: .push(from: self))\n"))
    #expect(plain.contains("\n    |                                   ^^^^^^^^^\n"))
  }

  /// What the program prints on a terminal of its own, which `script` makes.
  private func onTerminal(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let command = [Program.executable.path] + arguments
    let process = Process()
    process.executableURL = URL(fileURLWithPath: script)
    #if os(Linux)
      process.arguments = ["-qec", command.map { "'\($0)'" }.joined(separator: " "), "/dev/null"]
    #else
      process.arguments = ["-q", "/dev/null"] + command
    #endif
    process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { first, _ in first }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
