import Foundation
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

  @Test(arguments: [
    (["VTE_VERSION": "7000"], true), (["VTE_VERSION": "5000"], false), (["WT_SESSION": "a"], true),
    (["KONSOLE_VERSION": "220000"], true), (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "vscode"], false),
    ([:], false), (["VTE_VERSION": "7000", "TMUX": "a"], false), (["VTE_VERSION": "7000", "TERM": "dumb"], false),
    (["VTE_VERSION": "7000", "NO_COLOR": "1"], true),
  ])
  func terminalsWithLinksGetThem(environment: [String: String], isLinked: Bool) throws {
    let app = try SmallApp.make()
    let terminal = environment.merging(["TERM": "xterm", "COLUMNS": "200"]) { first, _ in first }
    for command in ["scan", "check"] {
      let output = try Terminal.output(of: [command], terminal, in: app.path.description)
      #expect(output.contains("\u{1B}]8;;") == isLinked)
    }
    let off = try Terminal.output(of: ["scan", "--hyperlinks", "never"], terminal, in: app.path.description)
    #expect(!off.contains("\u{1B}]8;;"))
  }

  /// A link is invisible: without it, the table is the same.
  @Test(arguments: [72, 200]) func linksTakeNoRoom(columns: Int) throws {
    let app = try SmallApp.make()
    func output(_ environment: [String: String]) throws -> String {
      try Terminal.output(
        of: ["scan", "--quiet"], ["COLUMNS": "\(columns)", "TERM": "xterm"].merging(environment) { $1 },
        in: app.path.description)
    }
    let linked = try output(["KITTY_WINDOW_ID": "1"])
    #expect(try linked.replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "") == output([:]))
    let root = app.path.resolved?.description ?? ""
    let target = /\u{1B}\]8;;file:\/\/([^\/]*)([^\u{1B}]*)\u{1B}\\App\/Routers.swift:5:27 \(\+1\)\u{1B}\]8;;\u{1B}\\/
    let match = try #require(linked.firstMatch(of: target))
    #expect(match.2 == "\(root)/App/Routers.swift#5" && match.1 == ProcessInfo.processInfo.hostName)
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
