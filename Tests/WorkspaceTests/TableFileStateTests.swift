import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Files that fill the table of a described system.
@Suite struct TableFileStateTests {
  private static let files = [
    ".waymark.yml": """
    world: closed
    systems:
      table: {key: string, opens: [Screens.plist], registrations: ["add(_:)"], look-ups: ["find(_:)"]}
    """,
    "App.swift": "@main class App { func f() { add(\"a\"); find(\"b\") } }",
  ]

  private func findings(_ state: WorkspaceState) -> [String] {
    Rules.diagnostics(in: state.index, settings: RuleSettings()).map(\.finding.rule)
  }

  @Test(arguments: ["Screens.plist", "Resources.bundle/Screens.plist"])
  func openTheTableWhileTheTreeHasThem(name: String) throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(findings(state) == ["unknown-identifier"])
    try folder.write(name, "<plist/>")
    let opens = state.changedOnDisk(folder(name))
    state.updateBlocking()
    #expect(opens && findings(state) == [])
    try folder.remove(name)
    let closes = state.changedOnDisk(folder(name))
    state.updateBlocking()
    #expect(closes && findings(state) == ["unknown-identifier"])
  }

  @Test func otherFilesChangeNothing() throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    try folder.write("Other.plist", "<plist/>")
    let matters = state.changedOnDisk(folder("Other.plist"))
    #expect(!matters)
  }
}
