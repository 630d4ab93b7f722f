import TestSupport
import Testing

/// The table on a terminal: coloured, and no wider than it.
@Suite(.enabled(if: Terminal.isPossible, "script is not installed"))
struct TerminalTests {
  @Test(arguments: [72, 100, 200]) func theTableFitsTheTerminal(columns: Int) throws {
    let app = try SmallApp.make()
    let output = try Terminal.output(
      of: ["scan", "--quiet"], ["COLUMNS": "\(columns)", "TERM": "xterm"], in: app.path.description)
    #expect(output.contains("\u{1B}["))
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(whereSeparator: \.isNewline)
    #expect(lines.count == 8)
    for line in lines { #expect(line.count <= columns, "\(line)") }
    // Places are never cut, and names only where nothing else is left to give.
    #expect(plain.contains("App/Routers.swift:5:27 (+1)") && plain.contains("RequiredEditorInput"))
    #expect(plain.contains("DECLARED") == (columns == 200))
  }

  @Test(arguments: [80, 120]) func theRulesFitTheTerminal(columns: Int) throws {
    let output = try Terminal.output(of: ["rules"], ["COLUMNS": "\(columns)", "TERM": "dumb"])
    for line in output.split(whereSeparator: \.isNewline) { #expect(line.count <= columns, "\(line)") }
    #expect(output.contains("unused-suppression"))
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
