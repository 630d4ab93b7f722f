import Routes
import SourceModel
import TestSupport
import Testing
import Workspace

/// A project names files by links that lead to other places of the tree.
@Suite struct TreeLinkTests {
  /// A folder that the application compiles, without some of what is in it.
  private static func project(without exceptions: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(exceptions)); };
      T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S); };
    }; }
    """
  }

  private static func project(of files: String...) -> String {
    ProjectText(ProjectText.Target("A", folders: files.isEmpty ? ["App"] : [], files: files)).text
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let project: String
    /// The files of no target, beside one that is never in any.
    var strays: [String] = []
    var testDescription: String { title }
  }

  static let cases = [
    Case(
      title: "listed files",
      project: project(of: "App/Again/Shared.swift", "App/Inner/Deep/More.swift", "App/One.swift", "App/a.swift")),
    Case(
      title: "some listed files", project: project(of: "App/Inner/Shared.swift", "App/a.swift"),
      strays: ["Far/Deep/More.swift", "One.swift"]),
    Case(title: "a synchronized folder", project: project()),
    Case(
      title: "without the link", project: project(without: "Inner, Again"),
      strays: ["Far/Deep/More.swift", "Far/Shared.swift"]),
    Case(
      title: "without a folder behind it", project: project(without: "Inner/Deep, One.swift, Again"),
      strays: ["Far/Deep/More.swift", "One.swift"]),
  ]

  private func folder(_ project: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "App/a.swift": "@main struct A: App {}", "Far/Shared.swift": "", "Far/Deep/More.swift": "", "One.swift": "",
      "Out.swift": "",
      "App.xcodeproj/project.pbxproj": project,
    ])
    try folder.link("App/Inner", to: "../Far")
    try folder.link("App/Again", to: "Inner")
    try folder.link("App/Up", to: "..")
    try folder.link("App/One.swift", to: "../One.swift")
    return folder
  }

  private func state(_ folder: TemporaryFolder) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  @Test(arguments: cases) func filesAreInTheTargetsOfTheirLinks(_ example: Case) throws {
    let folder = try folder(example.project)
    let state = state(folder)
    #expect(state.strayFiles == (example.strays + ["Out.swift"]).map { folder($0) })
    #expect(state.index.applications.all.map(\.unseen) == [nil])
  }

  @Test func aLinkThatGoesCounts() throws {
    let folder = try folder(Self.project())
    for link in ["App/One.swift", "App/Inner", "App/Again"] { try folder.remove(link) }
    try folder.write("App/Links/notes.txt", "")
    try folder.link("App/Links/Inner", to: "../../Far")
    var state = state(folder)
    #expect(state.strayFiles == ["One.swift", "Out.swift"].map { folder($0) })
    try folder.remove("App/Links")
    state.changedOnDisk(folder("App/Links"))
    state.updateBlocking()
    #expect(
      state.strayFiles == ["Far/Deep/More.swift", "Far/Shared.swift", "One.swift", "Out.swift"].map { folder($0) })
    try folder.link("App/Inner", to: "../Far")
    state.changedOnDisk(folder("App/Inner"))
    state.updateBlocking()
    #expect(state.strayFiles == ["One.swift", "Out.swift"].map { folder($0) })
  }
}
