import Configuration
import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Where the configuration is found, and what a change of it does.
@Suite struct ConfigurationFilesTests {
  private func updated(_ roots: [FilePath], configuration: FilePath? = nil) -> WorkspaceState {
    var state = WorkspaceState(roots: roots, configuration: configuration, threads: 1)
    state.scan()
    state.updateBlocking()
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
    let state = updated(roots.map { folder($0) })
    #expect(state.configuration.world == (expected == "above" ? .closed : .open))
    #expect(state.configuration.mistakes.isEmpty)
  }

  @Test func isNotLookedForOutsideTheRepository() throws {
    let folder = try TemporaryFolder([
      ".waymark.yml": "world: closed", "Inner/.git/config": "", "Inner/App/a.swift": "",
    ])
    #expect(updated([folder("Inner/App")]).configuration.world == nil)
  }

  /// As editors find it.
  @Test func theNearestOneCountsWhereThereIsNoRepository() throws {
    let folder = try TemporaryFolder([
      ".waymark.yml": "world: closed", "Inner/.waymark.yml": "world: open", "Inner/App/Deep/a.swift": "",
      "Other/b.swift": "",
    ])
    #expect(updated([folder("Other")]).configuration.world == .closed)
    for root in ["Inner", "Inner/App", "Inner/App/Deep", "Inner/App/Deep/a.swift"] {
      #expect(updated([folder(root)]).configuration.layers.count == 1, "\(root)")
      #expect(updated([folder(root)]).configuration.world == .open, "\(root)")
    }
  }

  /// A link may lead to a file of the same repository, and not show what lies elsewhere on the machine.
  @Test func isNoLinkOutOfTheRepository() throws {
    let folder = try TemporaryFolder([
      "secrets.yml": "password: closed", "Inner/.git/config": "", "Inner/App/a.swift": "",
      "Inner/own.yml": "world: closed",
    ])
    try folder.link("Inner/.waymark.yml", to: "../secrets.yml")
    try folder.link("Inner/App/.waymark.yml", to: "../own.yml")
    for root in ["Inner", "Inner/App"] {
      let said = updated([folder(root)]).configuration.mistakes.flatMap(\.all).map(\.message)
      #expect(said == ["a link leads out of the tree"])
    }
    #expect(updated([folder("Inner/App")]).configuration.world == .closed)
  }

  @Test func aChosenFileIsReadInstead() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "other.yml": "world: open", "a.swift": ""])
    #expect(updated([folder.path], configuration: folder("other.yml")).index.world.extent == .open)
    let missing = updated([folder.path], configuration: folder("nowhere.yml"))
    #expect(missing.configuration.mistakes.flatMap(\.all).map(\.message) == ["no such file or folder"])
  }

  @Test func settingsOverruleIt() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "a.swift": ""])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .open), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.world.extent == .open)
  }

  @Test func aMistakeKeepsWhatHeldBefore() throws {
    let folder = try TemporaryFolder([".waymark.yml": "world: closed", "a.swift": ""])
    var state = updated([folder.path])
    state.open(folder(".waymark.yml"), text: SourceText("world: open\nwrold: closed"))
    state.updateBlocking()
    #expect(
      state.configuration.mistakes.flatMap(\.all).map(\.message) == ["unknown key 'wrold'; did you mean 'world'?"])
    #expect(state.index.world.extent == .closed)
    state.open(folder(".waymark.yml"), text: SourceText("world: open"))
    state.updateBlocking()
    #expect(state.configuration.mistakes.isEmpty && state.index.world.extent == .open)
    state.close(folder(".waymark.yml"))
    try folder.remove(".waymark.yml")
    state.changedOnDisk(folder(".waymark.yml"))
    state.updateBlocking()
    #expect(state.index.world.reason == "no application is in the scan")
  }

  @Test func functionsAreFollowedInUnchangedFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "@objc protocol A: ZIKViewRoutable {}\nfunc f() { AppNavigator.open(A.self) }\n",
      "b.swift": "func g() {}\n",
    ])
    var state = updated([folder.path])
    #expect(state.index.parsedFileCount == 0 && state.index.routes.allSatisfy(\.lookUps.isEmpty))
    try folder.write(
      ".waymark.yml", "world: closed\nfunctions:\n- {name: AppNavigator.open(_:), role: look-up, kind: view}\n")
    state.changedOnDisk(folder(".waymark.yml"))
    state.updateBlocking()
    #expect(state.index.routes.map(\.key.name) == ["A"])
    #expect(Rules.diagnostics(in: state.index).map(\.finding.rule) == ["lookup-unregistered"])
    #expect(state.index.parsedFileCount == 1)
  }

  /// A description counts from the moment that it is written, in files that are not changed.
  @Test func describedSystemsAreFollowedInUnchangedFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "@main class App { func f() { Screens.add(\"a\"); Screens.open(\"b\") } }\n",
      "b.swift": "func g() {}\n",
    ])
    let screens = "registrations: [Screens.add(_:)], look-ups: [Screens.open(_:)]}\n"
    var state = updated([folder.path])
    func write(_ text: String) throws -> [String] {
      try folder.write(".waymark.yml", text)
      state.changedOnDisk(folder(".waymark.yml"))
      state.updateBlocking()
      let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(updated([folder.path])))
      #expect(difference.isEmpty, "\(text)")
      return state.index.routes.map { "\($0.key.space.system) \($0.key.space.kind) \($0.key.name)" }
    }
    #expect(try write("systems:\n  links: {key: string, \(screens)") == ["links route a", "links route b"])
    #expect(state.index.parsedFileCount == 1)
    #expect(
      try write("systems: {links: {kinds: {page: {key: string, \(screens)}}}") == ["links page a", "links page b"])
    #expect(try write("systems: {links: {key: type, \(screens)}") == ["links route String"])
    #expect(try write("world: open") == [])
    #expect(state.index.parsedFileCount == 0)
    #expect(try write("systems: {interface-builder: off, links: {key: string, \(screens)}").count == 2)
    #expect(state.index.systems.all.map(\.id) == ["arch", "cells", "clean-swift", "links", "modules", "zikrouter"])
  }

  /// Names of routing protocols count from the moment that they are written, in files that are not changed.
  @Test func routingProtocolsAreFollowedInUnchangedFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "@main class App {}\nprotocol ShelfRouting { func open() }\n",
      "b.swift": "class ShelfRouter: ShelfRouting { weak var scene: UIViewController?; func open() {} }\n",
      "c.swift": "protocol FlowRouting { func go() }\nclass Flow: FlowRouting { func go() {} }\n",
      "Deep/.waymark.yml": "routing-protocols: [RouterInput]\n",
    ])
    var state = updated([folder.path])
    func write(_ text: String) throws -> [String] {
      try folder.write(".waymark.yml", text)
      state.changedOnDisk(folder(".waymark.yml"))
      state.updateBlocking()
      let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(updated([folder.path])))
      #expect(difference.isEmpty, "\(text)")
      return state.index.routes.map(\.key.fullName)
    }
    #expect(try write("world: open\n") == [])
    #expect(try write("routing-protocols: [Routing]\n") == ["ShelfRouting/open()"])
    #expect(try write("routing-protocols: [Routeing]\n") == [])
    #expect(try write("routing-protocols: [Routing]\nsystems: {clean-swift: off}\n") == [])
  }

  /// The folder of a library is its own while its system is on, in files that are not changed. What its files declare then
  /// says nothing of others.
  @Test func foldersOfALibraryFollowItsSystem() throws {
    let folder = try TemporaryFolder([
      "App/App.m": "void f(void) { PlayerInput; }\n",
      "Kit/PlayerInput.swift": "protocol PlayerInput: ZIKViewRoutable {}\n",
      "Kit/Routable.swift": "public struct RoutableView<P> {}\n",
    ])
    var state = updated([folder.path])
    for text in ["systems: {zikrouter: off}\n", "world: open\n", "systems: {zikrouter: off}\n"] {
      try folder.write(".waymark.yml", text)
      state.changedOnDisk(folder(".waymark.yml"))
      state.updateBlocking()
      let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(updated([folder.path])))
      #expect(difference.isEmpty, "\(text): \(difference)")
    }
  }

  /// A pack is on while a file imports a module of its library, in files that are not changed, too.
  @Test func packsFollowTheImports() throws {
    let folder = try TemporaryFolder([
      "App.m":
        "@protocol Search @end\nvoid f(BeeHive *hive) { [hive registerService:@protocol(Search) service:[F class]]; }\n"
    ])
    var state = updated([folder.path])
    func write(_ name: String, _ text: String) throws -> [String] {
      try folder.write(name, text)
      state.changedOnDisk(folder(name))
      state.updateBlocking()
      let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(updated([folder.path])))
      #expect(difference.isEmpty, "\(name): \(text)")
      return state.index.routes.map { "\($0.key.space.system) \($0.key.name)" }
    }
    #expect(try write("Other.m", "#import <UIKit/UIKit.h>\n") == [])
    #expect(state.index.parsedFileCount == 0)
    #expect(try write("Other.m", "#import <BeeHive/BHModule.h>\n") == ["beehive Search"])
    #expect(try write("Other.m", "// #import <BeeHive/BHModule.h>\n") == [])
    #expect(try write("Other.swift", "import class BeeHive.BHContext\n") == ["beehive Search"])
    #expect(try write(".waymark.yml", "systems: {beehive: off}") == [])
    #expect(try write("Other.swift", "let BeeHive = 1\n") == [])
    #expect(try write(".waymark.yml", "systems: {beehive: on}") == ["beehive Search"])
    #expect(try write(".waymark.yml", "systems: {beehive: {kinds: {service: {missing: crash}}}}") == ["beehive Search"])
    #expect(state.index.systems.spaces.first { $0.system == "beehive" }?.table.missing == .crash)
    #expect(state.configuration.mistakes.isEmpty)
  }

  @Test func aSystemIsDescribedOnce() throws {
    let screens = "systems: {links: {key: string, registrations: [a(_:)], look-ups: [b(_:)]}}\n"
    let folder = try TemporaryFolder([".waymark.yml": screens, "Lib/.waymark.yml": screens, "Lib/a.swift": ""])
    let mistakes = updated([folder.path]).configuration.mistakes
    #expect(mistakes.map(\.file) == [folder("Lib/.waymark.yml")])
    #expect(mistakes.first?.all.first?.message.hasPrefix("'links' is described in ") == true)
  }

  private func level(_ rule: String, of path: String, in state: WorkspaceState, _ folder: TemporaryFolder) throws
    -> String
  {
    let file = try #require(state.id(of: folder(path)))
    return state.ruleSettings(for: file).level(of: rule)?.word ?? "default"
  }

  @Test(arguments: [
    ("a.swift", "error"), ("Legacy/a.swift", "off"), ("Legacy/Deep/a.swift", "off"),
    ("NewLegacy/a.swift", "error"), ("App/a.swift", "on"), ("App/Deep/a.swift", "hint"),
    ("App/Deep/b.generated.swift", "off"), ("Lib/Old/a.swift", "warning"), ("Lib/New/Old/a.swift", "default"),
  ])
  func theNearestWins(path: String, expected: String) throws {
    let folder = try TemporaryFolder([
      ".git/config": "",
      "Tree/.waymark.yml": "rules: {url-pattern-conflict: error}\npaths: {/Legacy/: off, '*.generated.swift': off}",
      "Tree/App/.waymark.yml": "rules: {url-pattern-conflict: on}",
      "Tree/App/Deep/.waymark.yml":
        "rules: {url-pattern-conflict: hint}\npaths: {'*.generated.swift': {url-pattern-conflict: off}}",
      "Tree/Lib/.waymark.yml": "paths: {/Old: {url-pattern-conflict: warning}}", "Tree/\(path)": "",
    ])
    // Whichever folder of the repository is opened.
    for root in ["Tree", "Tree/\(path.split(separator: "/").dropLast().joined(separator: "/"))"] {
      let found = try level("url-pattern-conflict", of: "Tree/\(path)", in: updated([folder(root)]), folder)
      #expect(found == (expected == "default" ? "error" : expected))
    }
  }

  @Test func aFileBelowIsSeenWhenItComesAndGoes() throws {
    let folder = try TemporaryFolder(["Lib/a.swift": ""])
    var state = updated([folder.path])
    try folder.write("Lib/.waymark.yml", "rules: {unknown-url: off}")
    state.changedOnDisk(folder("Lib/.waymark.yml"))
    state.updateBlocking()
    #expect(try level("unknown-url", of: "Lib/a.swift", in: state, folder) == "off")
    try folder.write("Lib/.waymark.yml", "rulse: {unknown-url: off}")
    state.changedOnDisk(folder("Lib/.waymark.yml"))
    state.updateBlocking()
    #expect(state.configuration.mistakes.map(\.file) == [folder("Lib/.waymark.yml")])
    #expect(try level("unknown-url", of: "Lib/a.swift", in: state, folder) == "off")
    try folder.remove("Lib/.waymark.yml")
    state.changedOnDisk(folder("Lib/.waymark.yml"))
    state.updateBlocking()
    #expect(state.configuration.mistakes.isEmpty)
    #expect(try level("unknown-url", of: "Lib/a.swift", in: state, folder) == "default")
  }

  @Test(arguments: [
    ("", "", "nil"), ("", "world: open", "open"), ("", "world: closed", "nil"),
    ("world: closed", "world: open", "closed"),
  ])
  func aPartCanOnlyOpenTheWorld(outer: String, inner: String, expected: String) throws {
    let folder = try TemporaryFolder([".waymark.yml": outer, "Lib/.waymark.yml": inner, "Lib/a.swift": ""])
    #expect(updated([folder.path]).configuration.world.map(\.rawValue) ?? "nil" == expected)
  }

  @Test func functionsOfPartsAreFollowedEverywhere() throws {
    let folder = try TemporaryFolder([
      ".waymark.yml": "world: closed",
      "a.swift": "@objc protocol A: ZIKViewRoutable {}\nfunc f() { AppNavigator.open(A.self) }\n",
      "Lib/.waymark.yml": "functions:\n- {name: AppNavigator.open(_:), role: look-up, kind: view}\n",
    ])
    #expect(Rules.diagnostics(in: updated([folder.path]).index).map(\.finding.rule) == ["lookup-unregistered"])
  }

  @Test func onlyTheChosenFileIsRead() throws {
    let folder = try TemporaryFolder([
      "other.yml": "paths: {Lib/: {unknown-url: hint}}", "Lib/.waymark.yml": "rules: {unknown-url: off}",
      "Lib/a.swift": "",
    ])
    let state = updated([folder.path], configuration: folder("other.yml"))
    #expect(try level("unknown-url", of: "Lib/a.swift", in: state, folder) == "hint")
  }
}
