import Routes
import TestSupport
import Testing

@testable import Workspace

/// Submodules that are not checked out may register routes.
@Suite struct UncheckedSubmoduleTests {
  private static let app = """
    @main struct Small: App {}
    @objc protocol EditorInput: ZIKViewRoutable {}
    func use() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
    """
  private static let list = "[submodule \"a\"]\n\tpath = Sub\n\turl = git@example.com:team/Sub.git\n"

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      ["App/App.swift": Self.app, "App/Sub/x": "", "App/Pods/Sub/x": ""].merging(files) { $1 })
    try folder.remove("App/Sub/x")
    try folder.remove("App/Pods/Sub/x")
    return folder
  }

  private func state(_ folder: TemporaryFolder) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder("App")], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func isError(_ state: WorkspaceState) -> Bool {
    Rules.diagnostics(in: state.index).contains { $0.finding.rule == "lookup-unregistered" && $0.severity == .error }
  }

  @Test(arguments: [
    ["App/.gitmodules": list],
    ["App/.gitmodules": "[submodule \"b\"]\r\n  Path = \"Sub\"\r\n"],
    ["App/.gitmodules": "[submodule \"b\"]\npath = Other\n" + list],
    [".git/HEAD": "", ".gitmodules": list.replacing("Sub\n", with: "App/Sub\n")],
  ])
  func routesAreUnknown(files: [String: String]) throws {
    let state = state(try folder(files))
    let words = "is a submodule that is not checked out"
    #expect(state.unread.map(\.words) == [words])
    #expect(state.index.routes.map(\.status) == [.unknown("'Sub' \(words)")])
    #expect(!isError(state))
  }

  @Test(arguments: [
    [:], ["App/.gitmodules": list, "App/Sub/readme.md": ""],
    ["App/.gitmodules": list.replacing("Sub\n", with: "Pods/Sub\n")],
    ["App/.gitmodules": list.replacing("Sub.git", with: "ZIKRouter.git")],
    ["App/.gitmodules": list.replacing("Sub\n", with: "Gone\n")], ["App/.gitmodules": "path = Sub\u{0}"],
  ])
  func otherFoldersHideNothing(files: [String: String]) throws {
    let state = state(try folder(files))
    #expect(isError(state) && state.unread.isEmpty)
  }

  /// A project says which folders an application compiles, and which libraries it links.
  @Test(arguments: [
    (ProjectText.Target("A", files: ["App.swift"]), true),
    (ProjectText.Target("A", folders: ["Sub"], files: ["App.swift"]), false),
    (ProjectText.Target("A", files: ["App.swift"], packages: ["Sub"]), false),
  ])
  func theProjectDecides(target: ProjectText.Target, isError: Bool) throws {
    let project = ["App/A.xcodeproj/project.pbxproj": ProjectText(target).text]
    let state = state(try folder(["App/.gitmodules": Self.list].merging(project) { $1 }))
    #expect(self.isError(state) == isError)
  }

  @Test func changesAreNoticed() throws {
    let folder = try folder([:])
    var state = state(folder)
    func expect(_ isError: Bool, after path: String) {
      state.changedOnDisk(folder(path))
      state.updateBlocking()
      #expect(self.isError(state) == isError, "\(path)")
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(self.state(folder))).isEmpty, "\(path)")
    }
    try folder.write("App/.gitmodules", Self.list)
    expect(false, after: "App/.gitmodules")
    try folder.write("App/Sub/readme.md", "")
    expect(true, after: "App/Sub/readme.md")
    try folder.write("App/Sub/x.swift", "class A {}")
    expect(true, after: "App/Sub/x.swift")
    try folder.remove("App/Sub/readme.md")
    try folder.remove("App/Sub/x.swift")
    expect(false, after: "App/Sub/x.swift")
  }
}
