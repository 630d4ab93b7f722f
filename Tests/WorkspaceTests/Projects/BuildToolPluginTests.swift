import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Build-tool plug-ins may make sources that register routes.
@Suite struct BuildToolPluginTests {
  @Test(arguments: [
    (".target(name: \"A\", plugins: [.plugin(name: \"Make\", package: \"Tools\")])", ["Make"]),
    (".target(name: \"A\", plugins: [\"Make\", .plugin(name: \"Other\")])", ["Make", "Other"]),
    (".target(name: \"A\", plugins: [])", []),
    (".target(name: \"A\", plugins: [\"SwiftLintBuildToolPlugin\", \"CheckRoutesInBuilds\"])", []),
    (".target(name: \"A\", plugins: ours)", ["ours"]),
    (".target(name: \"A\", plugins: [ours])", ["ours"]),
    (".target(name: \"A\", plugins: [.plugin(name: \"Make\", condition: when([.iOS]))], other: [\"x\"])", ["Make"]),
    ("// .target(name: \"A\", plugins: [\"Make\"])", []), ("/* /* */ plugins: [\"Make\"] */", []),
    ("let text = \"plugins: [\\\"Make\\\"]\"", []), ("let text = \"\"\"\n plugins: [\"Make\"]\n\"\"\"", []),
    ("products: [.plugin(name: \"Make\", targets: [\"Make\"])]", []),
    (".plugin(name: \"Make\", capability: .buildTool())", []),
    ("plugins", []), ("plugins:", []), ("plugins: [\"Make", ["Make"]), ("plugins: [[\"Make\"", ["Make"]), ("/*", []),
  ])
  func namesInAManifest(text: String, names: [String]) {
    #expect(PackageManifest(SourceText(text), in: FilePath("/app")).plugins == names)
  }

  private static let app = """
    @main struct Small: App {}
    @objc protocol EditorInput: ZIKViewRoutable {}
    func use() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
    """

  private func state(_ folder: TemporaryFolder) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder("App")], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func status(_ state: WorkspaceState) -> RouteStatus? { state.index.routes.first?.status }

  @Test func whatAPackageMayMakeIsUnknown() throws {
    let manifest = "let package = Package(targets: [.target(name: \"Kit\", plugins: [\"Make\"])])\n"
    let folder = try TemporaryFolder(["App/App.swift": Self.app])
    var state = state(folder)
    #expect(status(state) == .unregistered)
    func expect(_ status: RouteStatus) {
      state.changedOnDisk(folder("App/Package.swift"))
      state.updateBlocking()
      #expect(self.status(state) == status)
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(self.state(folder))).isEmpty)
    }
    try folder.write("App/Package.swift", manifest)
    expect(.unknown("'Package.swift' uses the build-tool plug-in 'Make', whose output is not in the scan"))
    #expect(state.unread.map(\.path) == [folder("App/Package.swift")])
    try folder.write("App/Package.swift", manifest.replacing("Make", with: "SwiftLint"))
    expect(.unregistered)
    try folder.write("App/Package.swift", manifest)
    try folder.write("App/.waymark.yml", "world: closed\n")
    state.changedOnDisk(folder("App/.waymark.yml"))
    expect(.unregistered)
  }

  /// An application may link any library of a package, and none of a package without libraries.
  @Test(arguments: [("Kit/Sources/Kit/k.swift", false), ("Kit/Tests/KitTests/k.swift", true)])
  func packagesBesideAProject(file: String, isJudged: Bool) throws {
    let folder = try TemporaryFolder([
      "App/App.swift": Self.app, "App/\(file)": "", "App/Kit/Package.swift": "plugins: [\"Make\"]",
      "App/A.xcodeproj/project.pbxproj": ProjectText(.init("A", files: ["App.swift"])).text,
    ])
    #expect((status(state(folder)) == .unregistered) == isJudged)
  }

  @Test(arguments: [
    ("Make", false), ("SwiftLintPlugin", true), ("RswiftGenerateInternalResources", true),
  ])
  func targetsOfAProject(plugin: String, isJudged: Bool) throws {
    let target = ProjectText.Target("A", files: ["App.swift"], packages: ["plugin:\(plugin)"])
    let folder = try TemporaryFolder([
      "App/App.swift": Self.app, "App/A.xcodeproj/project.pbxproj": ProjectText(target).text,
    ])
    let state = state(folder)
    let words = "uses the build-tool plug-in 'Make', whose output is not in the scan"
    #expect(status(state) == (isJudged ? .unregistered : .unknown("'A' \(words)")))
    #expect(state.unread.map(\.path) == (isJudged ? [] : [folder("App/A.xcodeproj")]))
  }
}
