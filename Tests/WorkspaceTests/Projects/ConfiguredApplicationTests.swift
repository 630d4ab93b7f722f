import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// The keys `applications`, `exclude` and `include` of `.waymark.yml`.
@Suite struct ConfiguredApplicationTests {
  private static let files = [
    ".waymark.yml": "applications:\n  A: [/AppA/, /Shared/]\n  B: [/AppB/, /Shared/]\n",
    "AppA/App.swift": "@main struct A: App {}\n", "AppB/App.swift": "@main struct B: App {}\n",
    "Shared/Inputs.swift": "@objc protocol EditorInput: ZIKViewRoutable {}\n",
    "AppA/Router.swift": """
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() { register(RoutableView<EditorInput>()) }
    }
    """,
    "AppA/Use.swift": use, "AppB/Use.swift": use, "AppB/Tests/UseTests.swift": use,
  ]
  private static let use = "func use() { Router.perform(to: RoutableView<EditorInput>(), path: p) }\n"

  private func state(_ folder: TemporaryFolder, _ root: String = "") -> WorkspaceState {
    var state = WorkspaceState(roots: [folder(root)], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func errors(_ state: WorkspaceState) -> [String] {
    Rules.diagnostics(in: state.index) { state.ruleSettings(for: $0) }.filter {
      $0.finding.rule == "lookup-unregistered"
    }
    .map { diagnostic in
      let path = state.path(of: diagnostic.finding.site.file)
      return "\(path.components.suffix(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/"))"
    }
  }

  @Test func eachApplicationIsJudgedByItself() throws {
    let folder = try TemporaryFolder(Self.files)
    let state = state(folder)
    #expect(errors(state) == ["AppB/Use.swift"])
    #expect(state.index.world.reason == "2 application targets are in the scan: A, B")
    try folder.remove(".waymark.yml")
    #expect(errors(self.state(folder)).isEmpty)
  }

  @Test func anIgnoredSourceOfAnApplicationCounts() throws {
    let folder = try TemporaryFolder(Self.files.merging([".gitignore": "Router.swift\n"]) { $1 })
    #expect(errors(state(folder)) == ["AppB/Use.swift"])
    try folder.remove(".waymark.yml")
    #expect(state(folder).index.routes.map(\.status.reason).contains { $0?.contains(".gitignore") == true })
  }

  @Test func aChangeOfTheConfigurationTakesEffect() throws {
    let folder = try TemporaryFolder(Self.files)
    var state = state(folder)
    let texts = [
      "applications:\n  A: [/AppA/, /AppB/, /Shared/]\n", "exclude: [/AppB/]\n",
      "applications: {B: [/AppB/, /Shared/]}\n",
      "applications: {B: [/AppB/, /Shared/]}\nexclude: [Use.swift]\n", "",
    ]
    for text in texts {
      try folder.write(".waymark.yml", text)
      state.changedOnDisk(folder(".waymark.yml"))
      state.updateBlocking()
      let fresh = self.state(folder)
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(fresh)).isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("exclude: [/AppB/]", []), ("exclude: [Use.swift]", []), ("exclude: [AppA]", ["AppB/Use.swift"]),
    ("include: [/AppA/]", []), ("include: [/AppB/]", ["AppB/Use.swift"]),
    ("include: [/AppB/]\nexclude: [Use.swift]", []), ("exclude: [/AppB/]\nrules: {lookup-unregistered: error}", []),
    ("exclude: [/Shared/]", ["AppB/Use.swift"]),
  ])
  func excludedFilesAreReadAndNotReportedOn(settings: String, expected: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(".waymark.yml", Self.files[".waymark.yml", default: ""] + settings + "\n")
    #expect(errors(state(folder)) == expected)
  }

  /// A nearer file does not turn on what a farther one excludes.
  @Test func aNearerFileDoesNotInclude() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(".waymark.yml", Self.files[".waymark.yml", default: ""] + "exclude: [/AppB/]\n")
    try folder.write("AppB/.waymark.yml", "rules: {lookup-unregistered: error}\ninclude: [Use.swift]\n")
    #expect(errors(state(folder)).isEmpty)
  }

  /// Some of their sources are not read.
  @Test func applicationsAboveTheRootsDoNotCount() throws {
    let folder = try TemporaryFolder(Self.files.merging([".git/HEAD": ""]) { $1 })
    #expect(state(folder, "AppB").index.applications.all.isEmpty)
    #expect(ProjectScope(of: [folder("AppB")]).folder == folder.path.resolved)
  }

  @Test func settingsOnTopDoNotReportOnExcludedFiles() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(".waymark.yml", Self.files[".waymark.yml", default: ""] + "exclude: [/AppB/]\n")
    let state = state(folder)
    let wanted = RuleSettings(levels: ["lookup-unregistered": .severity(.error)])
    let found = Rules.diagnostics(in: state.index) { state.ruleSettings(for: $0).overruled(by: wanted) }
    #expect(!found.contains { $0.finding.rule == "lookup-unregistered" })
  }

  /// What a file of no application registers may belong to any.
  @Test(arguments: ["Tool/Router.swift", "gen/Router.swift"])
  func aFileOfNoApplicationMakesARouteUnknown(place: String) throws {
    let router = try #require(Self.files["AppA/Router.swift"])
    let folder = try TemporaryFolder(Self.files.merging([place: router, ".gitignore": "gen/\n"]) { $1 })
    #expect(errors(state(folder)).isEmpty)
  }

  /// A link out of the scan may lead to sources of any application.
  @Test func aLinkOutOfTheScanMakesARouteUnknown() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("Tree/" + $0, $1) }).merging(["Out/o.swift": ""]) { $1 })
    #expect(errors(state(folder, "Tree")) == ["AppB/Use.swift"])
    try folder.link("Tree/More", to: "../Out")
    #expect(errors(state(folder, "Tree")).isEmpty)
  }

  /// The project compiles everything into one application.
  @Test func theSettingOverrulesAnXcodeProject() throws {
    let project = ProjectText(.init("All", folders: ["AppA", "AppB", "Shared"])).text
    let folder = try TemporaryFolder(Self.files.merging(["All.xcodeproj/project.pbxproj": project]) { $1 })
    #expect(state(folder).index.applications.all.map(\.name) == ["A", "B"])
    #expect(errors(state(folder)) == ["AppB/Use.swift"])
    try folder.remove(".waymark.yml")
    #expect(state(folder).index.applications.all.map(\.name) == ["All"])
    #expect(errors(state(folder)).isEmpty)
  }
}
