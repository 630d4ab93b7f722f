import Foundation
import TestSupport
import Testing

/// What a terminal is told while the sources are read.
@Suite(.enabled(if: Terminal.isPossible, "script is not installed")) struct ProgressTests {
  private static var shown: Regex<(Substring, Substring)> { /\r\e\[KReading … (\d+)%/ }

  /// So many that a debug build takes a while.
  private func app(files: Int) throws -> TemporaryFolder {
    let statement = "func f() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }\n"
    let source = String(repeating: statement, count: 100)
    let folder = try TemporaryFolder(SmallApp.clean)
    for number in 0..<files { try folder.write("Many/\(number).swift", source) }
    return folder
  }

  @Test func whatLastsIsShownAndErased() throws {
    let folder = try app(files: 400)
    let output = try Terminal.output(of: ["scan", folder.path.description], ["TERM": "xterm", "NO_COLOR": "1"])
    let percents = output.matches(of: Self.shown).compactMap { Int($0.output.1) }
    #expect(!percents.isEmpty && zip(percents, percents.dropFirst()).allSatisfy { $0 < $1 })
    let rest = output.replacing(Self.shown, with: "")
    #expect(rest.hasPrefix("\r\u{1B}[KKIND "), "\(rest.prefix(80))")
    #expect(!rest.dropFirst(4).contains("\u{1B}"))
    for (arguments, environment) in [
      ([], ["TERM": "dumb"]), ([], ["TERM": "xterm", "CI": "true"]), (["--quiet"], ["TERM": "xterm"]),
    ] {
      let environment = environment.merging(["NO_COLOR": "1"]) { $1 }
      let output = try Terminal.output(of: ["scan", folder.path.description] + arguments, environment)
      #expect(output.hasPrefix("KIND ") && !output.contains("Reading") && !output.contains("\u{1B}"))
    }
    #expect(
      try Program(in: folder.path.description, environment: ["TERM": "xterm"]).run(["scan"]).messages.hasPrefix(
        "402 files"))
  }

  @Test func whatIsShortIsNotShown() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let output = try Terminal.output(of: ["scan", folder.path.description], ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(output.hasPrefix("KIND ") && !output.contains("Reading"))
  }
}
