import TestSupport
import Testing

/// The table on a terminal: coloured, and no wider than it.
@Suite(.enabled(if: Terminal.isPossible, "script is not installed"))
struct TerminalTests {
  @Test(arguments: [100, 140]) func theTableFitsTheTerminal(columns: Int) throws {
    let app = try SmallApp.make()
    let output = try Terminal.output(
      of: ["scan", "--quiet", app.path.description], ["COLUMNS": "\(columns)", "TERM": "xterm"])
    #expect(output.contains("\u{1B}["))
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(whereSeparator: \.isNewline)
    #expect(lines.count == 7)
    for line in lines { #expect(line.count <= columns, "\(line)") }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["CLICOLOR": "0"]]) func noColorIsHeeded(environment: [String: String]) throws {
    let app = try SmallApp.make()
    let output = try Terminal.output(
      of: ["scan", "--quiet", app.path.description], environment.merging(["TERM": "xterm"]) { $1 })
    #expect(!output.contains("\u{1B}[") && output.contains("EditorInput"))
  }

  @Test(arguments: [("xterm", true), ("dumb", false)]) func findingsStandBesideTheirCode(term: String, isColored: Bool)
    throws
  {
    let app = try SmallApp.make()
    let output = try Terminal.output(of: ["check", app.path.description], ["TERM": term])
    #expect(output.contains("\u{1B}[") == isColored)
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("\r\n", with: "\n")
    #expect(plain.contains("\n  4 |   Router.perform(to: RoutableView<LostInput>(), path: .push(from: self))\n"))
    #expect(plain.contains("\n    |                                   ^^^^^^^^^\n"))
  }
}
