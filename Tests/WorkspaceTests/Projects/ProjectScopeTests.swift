import TestSupport
import Testing

@testable import Workspace

/// Paths below a project are judged with the project.
@Suite struct ProjectScopeTests {
  private static let files = [
    "App/App.swift": "@main struct A: App {}", "App/Login/l.swift": "", "Tools/t.swift": "", "Other/Own/o.swift": "",
    "App.xcodeproj/project.pbxproj": ProjectText(.init("A", folders: ["App"], files: ["Other/x.swift"])).text,
    "Other/x.swift": "",
    "Other/Own/Own.xcodeproj/project.pbxproj": ProjectText(.init("Own", files: ["o.swift"])).text,
    "Kit/Kit.xcodeproj/project.pbxproj": ProjectText(.init("Kit", "framework", files: ["Sources/k.swift"])).text,
    "Kit/Sources/k.swift": "",
  ]

  @Test(arguments: [
    (["App"], true), (["App/Login"], true), (["App/Login/l.swift"], true), (["App/Login", "Other"], false),
    (["App/Login", "Tools"], true), (["Tools"], false), (["."], false), (["Other/Own"], false), (["Kit"], true),
    (["Kit/Sources"], true), (["nowhere"], false), (["App/Login/../Login"], true),
  ])
  func readsTheProjectAboveThatCompilesAFile(paths: [String], isWide: Bool) throws {
    let folder = try TemporaryFolder(Self.files.merging([".git/HEAD": ""]) { $1 })
    let scope = ProjectScope(of: paths.map { folder($0) })
    let top = folder.path.resolved
    #expect(scope.folder == (isWide ? top : nil))
    #expect(scope.roots == (isWide ? [top].compactMap(\.self) : paths.map { folder($0) }))
  }

  /// It may compile anything below its folder, and nothing of others.
  @Test(arguments: [("App/Login", true), ("Tools", false)])
  func aProjectThatCannotBeReadCounts(path: String, isWide: Bool) throws {
    let broken = ["App/A.xcodeproj/project.pbxproj": "{ rootObject = P;"]
    let folder = try TemporaryFolder(["App/Login/l.swift": "", "Tools/t.swift": ""].merging(broken) { $1 })
    for top in [".git/HEAD", nil] {
      if let top { try folder.write(top, "") }
      #expect(ProjectScope(of: [folder(path)]).folder == (isWide ? folder("App").resolved : nil))
    }
  }

  /// The farthest folder with a file of a build system, unless an Xcode project fits.
  @Test(arguments: ["Tuist.swift", "Tuist/Config.swift", "Workspace.swift", "project.yml", "MODULE.bazel", "WORKSPACE"])
  func readsTheWorkspaceOfAnotherBuildSystem(marker: String) throws {
    let files = ["App/App.swift": "@main struct A: App {}", "App/\(marker)": "", "Kit/k.swift": "", marker: ""]
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    #expect(ProjectScope(of: [folder("App")]).folder == folder.path.resolved)
    #expect(ProjectScope(of: [folder("App"), folder("Kit/k.swift")]).folder == folder.path.resolved)
    #expect(ProjectScope(of: [folder.path]).folder == nil)
    try folder.write("App/A.xcodeproj/project.pbxproj", ProjectText(.init("A", files: ["App.swift"])).text)
    #expect(ProjectScope(of: [folder("App")]).folder == nil)
  }

  /// An archive of sources has no repository.
  @Test func aProjectOfNoRepositoryCounts() throws {
    let folder = try TemporaryFolder(Self.files.merging(["project.yml": ""]) { $1 })
    #expect(ProjectScope(of: [folder("App/Login")]).folder == folder.path.resolved)
    #expect(ProjectScope(of: [folder("Tools")]).folder == nil)
  }

  @Test func aFolderOfDocumentsHasItsProject() throws {
    let project = ProjectText(.init("App", files: ["App/App.swift", "Screens/Main.storyboard"])).text
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project, "App/App.swift": "@main struct App {}", "Screens/Main.storyboard": "",
      "Other/Main.storyboard": "",
    ])
    #expect(ProjectScope(of: [folder("Screens")]).folder == folder.path.resolved)
    #expect(ProjectScope(of: [folder("Screens/Main.storyboard")]).folder == folder.path.resolved)
    #expect(ProjectScope(of: [folder("Other")]).folder == nil)
  }

  @Test func aProjectOutsideOfTheRepositoryDoesNotCount() throws {
    let folder = try TemporaryFolder(Self.files.merging(["App/.git/HEAD": ""]) { $1 })
    #expect(ProjectScope(of: [folder("App/Login")]).folder == nil)
  }
}
