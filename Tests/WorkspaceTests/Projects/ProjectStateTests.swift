import Foundation
import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Projects on disk, found by a walk and noticed when they change.
@Suite struct ProjectStateTests {
  private let folder: TemporaryFolder
  private static let project = "App.xcodeproj/project.pbxproj"

  init() throws {
    folder = try TemporaryFolder([
      "a.swift": "@main class App {}", "b.swift": "class B {}",
      Self.project: Self.text("A", ["a.swift", "b.swift"]),
    ])
  }

  private static func text(_ name: String, _ files: [String]) -> String {
    ProjectText(ProjectText.Target(name, files: files)).text
  }

  private func state() -> WorkspaceState {
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  /// The example as the program reads it. Its project is written by hand.
  @Test func theExampleIsWholeAndClean() throws {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    var state = WorkspaceState(roots: [FilePath(repository.appending(path: "Examples/Notes").path)], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(names(state) == ["Notes", "NotesMini"])
    #expect(state.index.fileCount > 50)
    #expect(state.strayFiles == [] && state.problems == [])
    let about = try #require(state.index.routes.first { $0.key.name == "AboutInput" })
    #expect(about.lookUps.map(\.form) == [.namedFunction])
    let unknown = RuleSettings(includingUnknown: true)
    let found = Rules.diagnostics(in: state.index) { state.ruleSettings(for: $0).overruled(by: unknown) }
    #expect(found.map(\.finding.message) == [])
  }

  private func names(_ state: WorkspaceState) -> [String] { state.index.applications.all.map(\.name) }

  @Test func documentsOfNoTargetAreNamed() throws {
    try folder.write("Old.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>")
    try folder.write("Old.h", "@protocol Old;")
    #expect(state().strayFiles == [folder("Old.storyboard")])
  }

  @Test func isFoundWhereItIsIgnored() throws {
    try folder.write(".gitignore", "*.xcodeproj\n")
    #expect(names(state()) == ["A"])
    #expect(state().index.world.reason == "an application target is in the scan: A")
  }

  @Test func podsHaveOneVendoredCodeHasNone() throws {
    try folder.write("Sub/In.xcodeproj/project.pbxproj", Self.text("Inner", []))
    try folder.write("Pods/Pods.xcodeproj/project.pbxproj", Self.text("Pod", []))
    try folder.write("Pods/Lib/Lib.xcodeproj/project.pbxproj", Self.text("Lib", []))
    try folder.write("Pods/Lib/Pods/Pods.xcodeproj/project.pbxproj", Self.text("LibPod", []))
    try folder.write("Carthage/Checkouts/C/C.xcodeproj/project.pbxproj", Self.text("C", []))
    #expect(names(state()) == ["A", "Inner", "Pod"])
  }

  @Test func aBrokenProjectOpensTheWorldUntilItIsMended() throws {
    var state = state()
    try folder.write(Self.project, "<<<<<<< HEAD")
    state.changedOnDisk(folder(Self.project))
    state.updateBlocking()
    #expect(state.index.world.reason == "the project App.xcodeproj could not be read")
    #expect(state.index.world.extent == .open)
    #expect(state.problems == [FileProblem(path: folder(Self.project), reason: .noProject)])
    try folder.write(Self.project, Self.text("Mended", []))
    state.changedOnDisk(folder("App.xcodeproj"))
    state.updateBlocking()
    #expect(names(state) == ["Mended"])
    #expect(state.problems.isEmpty)
  }

  @Test func aProjectThatGoesIsForgotten() throws {
    var state = state()
    try folder.remove("App.xcodeproj")
    state.changedOnDisk(folder("App.xcodeproj"))
    state.updateBlocking()
    #expect(names(state) == [])
    #expect(state.index.world.reason == "an application is in the scan")
  }

  /// The project lies below both roots, under two names.
  @Test func aProjectOfTwoRootsIsReadOnce() throws {
    try folder.write("Sub/In.xcodeproj/project.pbxproj", Self.text("Inner", ["i.swift"]))
    try folder.write("Sub/i.swift", "class I {}")
    try folder.link("Other", to: "Sub")
    var state = WorkspaceState(roots: [folder("Other"), folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(names(state) == ["A", "Inner"])
    #expect(state.index.applications.all.map(\.unseen) == [nil, nil])
  }

  @Test func aFileThatComesIsInItsTarget() throws {
    try folder.write(Self.project, Self.text("A", ["a.swift", "new.swift"]))
    var state = state()
    #expect(state.index.applications.all.map(\.unseen) == ["new.swift"])
    state.open(folder("new.swift"), text: SourceText("class N {}"))
    state.updateBlocking()
    #expect(state.index.applications.all.map(\.unseen) == [nil])
  }
}
