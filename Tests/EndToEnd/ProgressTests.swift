import Foundation
import TestSupport
import Testing

/// What a terminal is told while the sources are read.
@Suite(.enabled(if: Terminal.isPossible, "script is not installed")) struct ProgressTests {
  private static var shown: Regex<(Substring, Substring)> { /\r\e\[KReading … (\d+)%/ }

  private static let terminal = ["TERM": "xterm", "NO_COLOR": "1"]

  /// A tree so large that reading it is shown, and what is printed then.
  private func largeApp() throws -> (folder: TemporaryFolder, output: String) {
    let statement = "func f() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }\n"
    let folder = try TemporaryFolder(SmallApp.clean)
    var (files, output) = (0, "")
    while !output.contains("Reading"), files < 5_000 {
      for number in files..<max(50, 2 * files) {
        try folder.write("Many/\(number).swift", String(repeating: statement, count: 100))
      }
      files = max(50, 2 * files)
      output = try Terminal.output(of: ["scan", folder.path.description], Self.terminal)
    }
    return (folder, output)
  }

  @Test func whatLastsIsShownAndErased() throws {
    let (folder, output) = try largeApp()
    let percents = output.matches(of: Self.shown).compactMap { Int($0.output.1) }
    #expect(!percents.isEmpty && zip(percents, percents.dropFirst()).allSatisfy { $0 < $1 })
    let rest = output.replacing(Self.shown, with: "")
    #expect(rest.hasPrefix("\r\u{1B}[KROUTE "), "\(rest.prefix(80))")
    #expect(!rest.dropFirst(4).contains("\u{1B}"))
    for (arguments, environment) in [
      ([], ["TERM": "dumb"]), ([], ["TERM": "xterm", "CI": "true"]), (["--quiet"], ["TERM": "xterm"]),
    ] {
      let environment = environment.merging(["NO_COLOR": "1"]) { $1 }
      let output = try Terminal.output(of: ["scan", folder.path.description] + arguments, environment)
      #expect(output.hasPrefix("ROUTE ") && !output.contains("Reading") && !output.contains("\u{1B}"))
    }
    let program = Program(in: folder.path.description, environment: ["TERM": "xterm"])
    #expect(try program.run(["scan"]).messages.prefixMatch(of: /\d+ files/) != nil)
  }

  /// On a slow machine also what is small lasts, but not again and again.
  @Test func whatIsShortIsNotShown() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let isShort = try (0..<20).contains { _ in
      let output = try Terminal.output(of: ["scan", folder.path.description], Self.terminal)
      return output.hasPrefix("ROUTE ") && !output.contains("Reading")
    }
    #expect(isShort)
  }
}
