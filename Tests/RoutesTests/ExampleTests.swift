import Foundation
import Routes
import RoutingSystems
import TestSupport
import Testing

/// The example apps of the repository.
@Suite struct ExampleTests {
  @Test func notesIsClean() throws {
    let linked = FixtureIndex(try Fixture(example: "Notes"))
    #expect(Rules.diagnostics(in: linked.index, includingUnknown: true).map(\.finding.message) == [])
    #expect(linked.index.world.extent == .closed)
    #expect(linked.index.applications.all.map(\.name) == ["Notes", "NotesMini"])
    #expect(linked.index.routes.count > 10)
    #expect(linked.index.routes.filter { $0.status.word == "unregistered" }.map(\.key.name) == [])
    let unknown = linked.index.routes.filter { $0.status.word == "unknown" }
    #expect(unknown.map { "\($0.key.name): \($0.status.reason ?? "")" } == [])
  }

  /// One index of two languages and two applications.
  @Test func notesLooksUpInBothLanguages() throws {
    let index = FixtureIndex(try Fixture(example: "Notes")).index
    let list = try #require(index.routes.first { $0.key.name == "NTReminderListInput" })
    #expect(list.declarations.map(\.language) == [.objectiveC] && list.lookUps.map(\.language) == [.swift, .swift])
    let share = try #require(index.routes.first { $0.key.name == "SharePanelInput" })
    #expect(
      share.declarations.map(\.language) == [.swift] && Set(share.lookUps.map(\.language)) == [.swift, .objectiveC])
    let panel = try #require(index.routes.first { $0.key.name == "NTReminderPanelInput" })
    #expect(panel.availability.statuses.map(\.status) == [.adapted, .registered])
    let sound = try #require(index.routes.first { $0.key.name == "NTReminderSound" })
    #expect(sound.registrations.map(\.form) == [.easyFactory] && sound.availability.statuses.count == 2)
  }

  @Test func notesBrokenMatchesItsMarks() throws {
    let fixture = try Fixture(example: "NotesBroken")
    #expect(diagnosticDifferences(in: fixture, enabled: wholeClassRules, leavingOut: Self.rulesOff) == [])
  }

  @Test func storyboardsIsClean() throws {
    let index = FixtureIndex(try Fixture(example: "Storyboards")).index
    #expect(Rules.diagnostics(in: index).map(\.finding.message) == [])
    let unknown = index.routes.filter { $0.status.word != "registered" }
    #expect(
      unknown.map { "\($0.key.fullName): \($0.status.reason ?? "")" } == [
        "Checkout: it may be in another bundle", "Checkout: the storyboard 'Checkout' is not in the scan",
      ])
  }

  @Test func storyboardsBrokenMatchesItsMarks() throws {
    let fixture = try Fixture(example: "StoryboardsBroken")
    let rules: Set = ["nib-never-loaded", "scene-never-instantiated", "segue-never-performed"]
    #expect(diagnosticDifferences(in: fixture, enabled: rules) == [])
  }

  @Test func cleanSwiftIsClean() throws {
    let index = FixtureIndex(try Fixture(example: "CleanSwift")).index
    #expect(Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message) == [])
    #expect(index.routes.filter { $0.status.word != "registered" }.map(\.key.fullName) == [])
    let routes = index.routes.filter { $0.key.space.system == "clean-swift" }
    #expect(routes.map { $0.lookUps.map(\.form) } == [[.segue], [.method], [.segue, .method]])
  }

  @Test func cleanSwiftBrokenMatchesItsMarks() throws {
    #expect(diagnosticDifferences(in: try Fixture(example: "CleanSwiftBroken"), leavingOut: Self.rulesOff) == [])
  }

  @Test func archIsClean() throws {
    let index = FixtureIndex(try Fixture(example: "ARCH")).index
    #expect(Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message) == [])
    #expect(index.routes.filter { $0.status.word != "registered" }.map(\.key.fullName) == [])
    let routes = index.routes.filter { $0.key.space.system == "arch" }
    #expect(
      routes.map { "\($0.key.fullName) \($0.lookUps.count)" } == [
        "CartConfigurator 0", "LoginConfigurator 1", "ShopStory/cart 1", "ShopStory/login 1", "TestStory/cart 0",
      ])
  }

  @Test func archBrokenMatchesItsMarks() throws {
    let fixture = try Fixture(example: "ARCHBroken")
    #expect(
      diagnosticDifferences(
        in: fixture,
        enabled: [
          "arch-child-argument-mismatch", "arch-configurator-outdated", "arch-configurator-unused",
          "arch-module-id-unused", "arch-module-io-mismatch", "arch-module-output-redeclared",
          "arch-state-protocol-read-only",
        ]) == [])
  }

  @Test func cellsIsClean() throws {
    let index = FixtureIndex(try Fixture(example: "Cells")).index
    #expect(Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message) == [])
    #expect(index.routes.filter { $0.status.word != "registered" }.map(\.key.fullName) == [])
    let routes = index.routes.filter { $0.key.space.system == "cells" }
    #expect(
      routes.map { "\($0.key.fullName) \($0.lookUps.count)" } == [
        "MovieCell 1", "actor 1", "loading 1", "poster 1", "poster 1", "header 1",
        "UICollectionElementKindSectionHeader/header 0", "PosterSheet 2",
      ])
  }

  @Test func cellsBrokenMatchesItsMarks() throws {
    let fixture = try Fixture(example: "CellsBroken")
    let rules: Set = [
      "adapter-member-missing", "constraints-with-autoresizing-mask", "layout-without-init",
      "reuse-identifier-never-dequeued", "subview-on-cell-itself",
    ]
    #expect(diagnosticDifferences(in: fixture, enabled: rules) == [])
  }

  @Test func modulesIsClean() throws {
    let index = FixtureIndex(try Fixture(example: "Modules")).index
    #expect(Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message) == [])
    #expect(index.routes.filter { $0.status.word != "registered" }.map(\.key.fullName) == [])
    #expect(index.routes.map { $0.lookUps.map(\.form) } == [[.method], [.method], [.method], [.functionValue]])
  }

  @Test func modulesBrokenMatchesItsMarks() throws {
    let fixture = try Fixture(example: "ModulesBroken")
    let rules: Set = [
      "module-argument-mismatch", "module-factory-unused", "module-view-captured", "weak-output-not-class-bound",
    ]
    #expect(diagnosticDifferences(in: fixture, enabled: rules) == [])
  }

  /// In the examples with mistakes. Two differ in who registers the routers.
  @Test func everyRuleFires() throws {
    let all = Set(SystemList.builtIn.descriptions.map(\.id))
    var (fired, marked): (Set<String>, Set<String>) = ([], [])
    for example in [
      "NotesBroken", "NotesByHand", "StoryboardsBroken", "CleanSwiftBroken", "ARCHBroken", "CellsBroken",
      "ModulesBroken",
    ] {
      let fixture = try Fixture(example: example)
      marked.formUnion(fixture.files.flatMap(\.marks).map(\.text))
      let settings = RuleSettings(levels: Dictionary(uniqueKeysWithValues: all.map { ($0, .on) }))
      fired.formUnion(Rules.diagnostics(in: FixtureIndex(fixture).index, settings: settings).map(\.finding.rule))
      let missing = diagnosticDifferences(in: fixture, enabled: all).filter { $0.hasPrefix("missing") }
      #expect(missing == [])
    }
    #expect(fired == all)
    #expect(all.subtracting(marked) == [])
  }

  @Test func notesByHandMatchesItsMarks() throws {
    let fixture = try Fixture(example: "NotesByHand")
    #expect(diagnosticDifferences(in: fixture, enabled: wholeClassRules, leavingOut: Self.rulesOff) == [])
  }

  private static let rulesOff = Set(SystemList.builtIn.descriptions.filter { !$0.isOnByDefault }.map(\.id))
}

extension Fixture {
  /// Reads a folder of `Examples`.
  fileprivate init(example: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Examples").appending(path: example)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      [".h", ".m", ".pbxproj", ".plist", ".storyboard", ".swift", ".xib"].contains { path.hasSuffix($0) }
    }
    let files = try paths.sorted().map { path in
      "//- \(path)\n" + (try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    self.init(files.joined(separator: "\n"))
  }
}
