import Configuration
import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Where the configuration is found, and what a change of it does.
@Suite struct ConfigurationFileTests {
  private func settled(_ roots: [FilePath], configuration: FilePath? = nil) -> WorkspaceState {
    var state = WorkspaceState(roots: roots, configuration: configuration, threads: 1)
    state.scan()
    state.settleBlocking()
    return state
  }

  @Test(arguments: [
    (["App"], "above"), (["Lib"], "lib"), (["App", "Lib"], "above"), (["Lib", "App"], "lib"),
    (["App/a.swift"], "above"),
    (["App/a.swift", "Lib"], "lib"), (["."], "above"), (["App/Deep"], "above"), (["nowhere"], "above"),
  ])
  func isFoundAboveTheFirstFolder(roots: [String], expected: String) throws {
    let folder = try TemporaryFolder([
      ".git/config": "", ".waymark.yml": "world: closed", "Lib/.waymark.yml": "world: open", "App/a.swift": "",
      "App/Deep/b.swift": "", "Lib/c.swift": "",
    ])
    let state = settled(roots.map { folder($0) })
    #expect(state.configuration.content.world == (expected == "above" ? .closed : .open))
    #expect(state.configuration.mistakes == nil)
  }

  @Test func isNotLookedForOutsideTheRepository() throws {
    let folder = try TemporaryFolder([
      ".waymark.yml": "world: closed", "Inner/.git/config": "", "Inner/App/a.swift": "", "Bare/b.swift": "",
    ])
    #expect(settled([folder("Inner/App")]).configuration.content.world == nil)
    #expect(settled([folder("Bare")]).configuration.content.world == nil)
  }

  @Test func aChosenFileIsReadInstead() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "other.yml": "world: open", "a.swift": ""])
    #expect(settled([folder.path], configuration: folder("other.yml")).index.world.extent == .open)
    let missing = settled([folder.path], configuration: folder("nowhere.yml"))
    #expect(missing.configuration.mistakes?.all.map(\.message) == ["no such file or folder"])
  }

  @Test func settingsOverruleIt() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "a.swift": ""])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .open), threads: 1)
    state.scan()
    state.settleBlocking()
    #expect(state.index.world.extent == .open)
  }

  @Test func aMistakeKeepsWhatHeldBefore() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "a.swift": ""])
    var state = settled([folder.path])
    state.open(folder(".waymark.yml"), text: SourceText("world: open\nwrold: closed"))
    state.settleBlocking()
    #expect(state.configuration.mistakes?.all.map(\.message) == ["unknown key 'wrold'; did you mean 'world'?"])
    #expect(state.index.world.extent == .closed)
    state.open(folder(".waymark.yml"), text: SourceText("world: open"))
    state.settleBlocking()
    #expect(state.configuration.mistakes == nil && state.index.world.extent == .open)
    state.close(folder(".waymark.yml"))
    try folder.remove(".waymark.yml")
    state.changedOnDisk(folder(".waymark.yml"))
    state.settleBlocking()
    #expect(state.index.world.reason == "no application is in the scan")
  }

  @Test func functionsAreFollowedInUnchangedFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "@objc protocol A: ZIKViewRoutable {}\nfunc f() { AppNavigator.open(A.self) }\n",
      "b.swift": "func g() {}\n",
    ])
    var state = settled([folder.path])
    #expect(state.index.parsedFileCount == 0 && state.index.routes.allSatisfy(\.lookUps.isEmpty))
    try folder.write(
      ".waymark.yml", "world: closed\nfunctions:\n- {name: AppNavigator.open(_:), role: look-up, kind: view}\n")
    state.changedOnDisk(folder(".waymark.yml"))
    state.settleBlocking()
    #expect(state.index.routes.map(\.key.name) == ["A"])
    #expect(Rules.diagnostics(in: state.index).map(\.finding.rule) == ["lookup-unregistered"])
    #expect(state.index.parsedFileCount == 1)
  }
}
