import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Sources that a build may compile and that are no plain part of the tree: ignored ones, and those behind links.
@Suite struct UnreadSourcesTests {
  private static let app = [
    "App/App.swift": """
    @main struct Small: App {}
    @objc protocol EditorInput: ZIKViewRoutable {}
    @objc protocol PlayerInput: ZIKViewRoutable {}
    func use() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
    func play() { Router.perform(to: RoutableView<PlayerInput>(), path: p) }
    """
  ]
  private static let router = """
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() { register(RoutableView<EditorInput>()) }
    }
    """

  private func state(_ folder: TemporaryFolder, _ root: String = "App") -> WorkspaceState {
    var state = WorkspaceState(roots: [folder(root)], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(Self.app.merging(files) { $1 })
  }

  private func statuses(_ state: WorkspaceState) -> [String] {
    state.index.routes.map { "\($0.key.name) \($0.status.word)" }
  }

  private func errors(_ state: WorkspaceState) -> [String] {
    Rules.diagnostics(in: state.index).filter { $0.severity == .error }
      .map { $0.finding.message.prefix { $0 != "," }.description }
  }

  private static let playerOnly = ["nothing registers the view 'PlayerInput'"]
  private static let both = ["nothing registers the view 'EditorInput'"] + playerOnly

  @Test(arguments: [
    ("Generated/", "Generated/Made.swift", 1), ("*.generated.swift", "a/b.generated.swift", 1),
    ("/build", "build/Derived/x.swift", 1), ("Generated/", "Generated/Old.M", 1),
    // What tools keep or fetch registers nothing of the app's own.
    (".cache/", ".cache/x.swift", 2), ("build/", "build/Index.noindex/x.swift", 2),
    ("build/", "build/SourcePackages/checkouts/x.swift", 2), ("DerivedData/", "DerivedData/x.swift", 2),
    ("*.txt", "Generated/x.txt", 2),
  ])
  func whatAnIgnoredSourceRegistersIsUnknown(pattern: String, file: String, errorCount: Int) throws {
    let folder = try folder(["App/.gitignore": pattern + "\n", "App/\(file)": Self.router])
    let state = state(folder)
    #expect(errors(state) == (errorCount == 1 ? Self.playerOnly : Self.both))
    #expect(state.leftOut.ignored.map(\.sources) == (errorCount == 1 ? [1] : []))
  }

  /// Whatever stands there, its mistakes are nobody's.
  @Test func ignoredSourcesAreNotReportedOn() throws {
    let folder = try folder([
      "App/.gitignore": "Generated\n",
      "App/Generated/x.swift": "func f() { Router.perform(to: RoutableView<PlayerInput>(), path: p) }\nclass A {",
    ])
    let state = state(folder)
    #expect(
      Rules.diagnostics(in: state.index, includingUnknown: true).allSatisfy {
        state.path(of: $0.finding.site.file) == folder("App/App.swift")
      })
  }

  /// An ignored class may adopt, extend and override what the rest of the code says.
  @Test func ignoredExtensionsCount() throws {
    let router = Self.router.replacing("{ register", with: "{ registerView(EditorController.self); register")
    let controller = "class EditorController: UIViewController, ZIKRoutableView {}\n"
    let folder = try folder(["App/.gitignore": "Generated\n", "App/r.swift": router + "\n" + controller])
    #expect(errors(state(folder)).contains { $0.contains("EditorController") })
    try folder.write("App/Generated/x.swift", "extension EditorController: EditorInput {}\n")
    #expect(!errors(state(folder)).contains { $0.contains("EditorController") })
  }

  @Test(arguments: [("App", ".gitignore"), ("App/Inner", "../.gitignore")])
  func theIgnoreFileIsNamed(root: String, name: String) throws {
    let use = Self.app["App/App.swift"] ?? ""
    let folder = try folder([
      "App/.git/HEAD": "", "App/.gitignore": "Made\n", "App/Inner/App.swift": use,
      "App/Inner/Made/r.swift": Self.router,
    ])
    try folder.remove("App/App.swift")
    let reason = "it is registered in a file that '\(name)' ignores"
    #expect(state(folder, root).index.routes.first?.status == .unknown(reason))
  }

  /// Another ignore file names the same sources.
  @Test func theNameOfTheIgnoreFileIsCurrent() throws {
    let folder = try folder(["App/.gitignore": "Made\n", "App/Made/r.swift": Self.router])
    var state = state(folder)
    try folder.write("App/.gitignore", "")
    try folder.write("App/Made/.gitignore", "*\n")
    for file in ["App/.gitignore", "App/Made/.gitignore"] { state.changedOnDisk(folder(file)) }
    state.updateBlocking()
    #expect(
      state.index.routes.first?.status
        == .unknown("it is registered in a file that 'Made/.gitignore' ignores"))
  }

  @Test func whatATargetCompilesCountsThoughIgnored() throws {
    let folder = try folder(["App/.gitignore": "*.made.swift\n", "App/e.made.swift": Self.router])
    let project = "App/App.xcodeproj/project.pbxproj"
    try folder.write(project, ProjectText(.init("A", files: ["App.swift"])).text)
    #expect(errors(state(folder)) == [Self.both[0] + " in 'A'"] + Self.playerOnly)
    try folder.write(project, ProjectText(.init("A", files: ["App.swift", "e.made.swift"])).text)
    #expect(errors(state(folder)) == Self.playerOnly)
    #expect(statuses(state(folder)) == ["EditorInput registered", "PlayerInput unregistered"])
  }

  /// What no application compiles declares nothing either: the application looks up what is declared elsewhere.
  @Test func anIgnoredDeclarationOfNoTargetIsOutOfSight() throws {
    let folder = try TemporaryFolder([
      "App/.gitignore": "Made\n", "App/Made/x.swift": "@objc protocol EditorInput: ZIKViewRoutable {}\n",
      "App/App.swift": "func use() { Router.perform(to: RoutableView<EditorInput>(), path: p) }\n",
      "App/App.xcodeproj/project.pbxproj": ProjectText(.init("A", files: ["App.swift"])).text,
    ])
    #expect(errors(state(folder)).isEmpty)
  }

  @Test(arguments: [
    ("App/Shared", "../out", "leads to ../out, which is not in the scan"),
    ("App/R.swift", "../out/R.swift", "leads to ../out/R.swift, which is not in the scan"),
    ("App/Gone", "../nowhere", "leads to ../nowhere, which does not exist"),
    ("App/Gone.swift", "../nowhere.swift", "leads to ../nowhere.swift, which does not exist"),
    ("App/Top", "..", "leads to .., which is not in the scan"),
  ])
  func aLinkOutOfTheScanLeavesRoutesUnknown(link: String, target: String, words: String) throws {
    let folder = try folder(["out/R.swift": Self.router, "out/readme.md": ""])
    try folder.link(link, to: target)
    let state = state(folder)
    #expect(errors(state).isEmpty)
    #expect(state.unread.map(\.path) == [folder(link)] && state.unread.map(\.words) == [words])
    let name = link.dropFirst("App/".count)
    #expect(state.index.routes.map(\.status) == Array(repeating: .unknown("'\(name)' \(words)"), count: 2))
  }

  @Test(arguments: [
    ("App/Pictures", "../pictures"), ("App/p.png", "../pictures/p.png"), ("App/Here", "."), ("App/Copy", "Sub"),
    ("App/.#R.swift", "somebody@machine"), ("App/bazel-out", "../out"), ("App/node_modules", "../out"),
    ("App/Pods", "../out"), ("App/release", "nowhere"), ("App/.git", "../out"),
  ])
  func otherLinksHideNothing(link: String, target: String) throws {
    let folder = try folder(["out/R.swift": "", "pictures/p.png": "", "App/Sub/x.swift": ""])
    try folder.link(link, to: target)
    #expect(errors(state(folder)) == Self.both)
    #expect(state(folder).unread.isEmpty)
  }

  /// A target tells what it compiles, so only a link in one of its folders may lead to more.
  @Test func linksMatterToTheTargetsAroundThem() throws {
    let folder = try folder(["out/R.swift": Self.router, "App/Sources/a.swift": ""])
    try folder.link("App/Shared", to: "../out")
    let target = ProjectText.Target("A", folders: ["Sources"], files: ["App.swift"])
    try folder.write("App/App.xcodeproj/project.pbxproj", ProjectText(target).text)
    #expect(errors(state(folder)) == Self.both)
    try folder.link("App/Sources/Shared", to: "../../out")
    #expect(errors(state(folder)).isEmpty)
  }

  @Test func changesAreNoticed() throws {
    let folder = try folder(["out/R.swift": "", "App/.gitignore": "Made\n"])
    var state = state(folder)
    func expect(_ expected: [String], after path: String) {
      state.changedOnDisk(folder(path))
      state.updateBlocking()
      #expect(errors(state) == expected, "\(path)")
      let fresh = self.state(folder)
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(fresh)).isEmpty, "\(path)")
    }
    try folder.write("App/Made/x.swift", Self.router)
    expect(Self.playerOnly, after: "App/Made/x.swift")
    try folder.write("App/Made/x.swift", "class A {}")
    expect(Self.both, after: "App/Made/x.swift")
    try folder.link("App/Shared", to: "../out")
    expect([], after: "App/Shared")
    try folder.remove("App/Shared")
    expect(Self.both, after: "App/Shared")
    try folder.link("App/x.swift", to: "../out/R.swift")
    expect([], after: "App/x.swift")
    try folder.remove("App/x.swift")
    try folder.remove("App/Made/x.swift")
    expect(Self.both, after: "App/x.swift")
  }
}

extension RouteStatus {
  fileprivate var word: String { reason == nil ? "\(self)" : "unknown" }
}
