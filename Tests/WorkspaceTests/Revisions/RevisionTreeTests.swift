import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// A revision is read as the same files would be on disk.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct RevisionTreeTests {
  private func onDisk(_ roots: [FilePath]) -> WorkspaceState {
    var state = WorkspaceState(roots: roots)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func inRevision(_ roots: [FilePath], _ name: String = "HEAD") throws -> WorkspaceState {
    let repository = try Repository(holding: roots)
    var state = WorkspaceState(
      of: try repository.files(of: repository.commit(name)), roots: roots, settings: LinkSettings())
    state.scan()
    state.updateBlocking()
    return state
  }

  private func diagnostics(_ state: WorkspaceState) -> [Diagnostic] {
    Rules.diagnostics(in: state.index) { state.ruleSettings(for: $0) }
  }

  private func expectSame(_ revision: WorkspaceState, _ disk: WorkspaceState) {
    #expect(revision.paths.sorted() == disk.paths.sorted())
    #expect(revision.problems == disk.problems)
    #expect(revision.index.routes == disk.index.routes && revision.index.destinations == disk.index.destinations)
    #expect(diagnostics(revision) == diagnostics(disk))
    #expect(revision.index.world == disk.index.world)
    #expect(revision.readProjects.map(\.path) == disk.readProjects.map(\.path))
    #expect(revision.strayFiles == disk.strayFiles)
  }

  private static let files = [
    "App.xcodeproj/project.pbxproj": "// no project", "App/App.swift": "@main struct Small: App {}\n",
    "App/a.swift": "@objc protocol EditorInput: ZIKViewRoutable {}\n", "App/.gitignore": "Made.swift\n",
    "App/Made.swift": "protocol MadeInput {}", "AppTests/t.swift": "let a = 1\n", ".gitignore": "Out/\n!Kept.swift\n",
    "Out/a.swift": "protocol OutInput {}", "Lib/.waymark.yml": "rules: {unregistered-protocol: error}\n",
    "Lib/b.m": "@protocol LibInput <ZIKServiceRoutable>\n@end\n", "Lib/c.h": "", "Pods/P/p.swift": "class P {}\n",
    "Main.storyboard": "", "Podfile": "", "Podfile.lock": "PODS:\n  - P (1)\n", "binary.swift": "\0",
    "a b/é😀.swift": "let b = 1",
    ".waymark.yml": "world: closed\n",
  ]

  @Test(arguments: [["."], ["App"], ["App", "Lib"], ["Lib/b.m"], ["App/../Lib"], ["./App/"]])
  func isReadAsTheDisk(roots: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.link("App/link.swift", to: "../Lib/real.swift")
    try folder.link("App/copy.swift", to: "a.swift")
    try folder.link("App/outside.swift", to: "/etc/hostname")
    try folder.link("Folder", to: "Lib")
    try folder.link("App/round.swift", to: "round.swift")
    try folder.link("App/far.swift", to: "../Folder/b.m")
    try folder.write("Lib/real.swift", "class Real {}\n")
    let repository = try GitRepository(folder)
    let roots = roots.map { repository.folder($0) }
    expectSame(try inRevision(roots), onDisk(roots))
  }

  @Test func isAsItWasNotAsItIs() throws {
    let repository = try GitRepository(["a.swift": "protocol A {}", "b.swift": "protocol B {}"])
    try repository.folder.write("a.swift", "protocol C {}")
    try repository.folder.remove("b.swift")
    try repository.folder.write("d.swift", "protocol D {}")
    try repository.folder.write(".waymark.yml", "world: closed")
    let root = repository.folder.path
    let state = try inRevision([root])
    #expect(state.paths.sorted() == [root.appending("a.swift"), root.appending("b.swift")])
    #expect(state.text(of: root.appending("a.swift")) == SourceText("protocol A {}"))
    #expect(state.configuration.world == nil)
  }

  @Test func rootsNeedNotExist() throws {
    let repository = try GitRepository(["Old/a.swift": "protocol A {}"])
    try repository.folder.write("New/a.swift", "protocol A {}")
    try repository.folder.remove("Old")
    let state = try inRevision([repository.folder("New")])
    #expect(state.paths.isEmpty && state.problems.map(\.reason) == [.missing])
    #expect(try inRevision([repository.folder.path]).paths == [repository.folder("Old/a.swift")])
  }

  /// What is left out of the repository on purpose is the same for both sides.
  @Test func fetchedAndGeneratedFilesAreThoseOfTheDisk() throws {
    let repository = try GitRepository([".gitignore": "*.xcodeproj\n/Secret.xcconfig\n", "App/a.swift": "let a = 1\n"])
    for name in [
      "App.xcodeproj/project.pbxproj", "New.xcconfig", "Secret.xcconfig", "Pods/P/p.swift", "App/Carthage/c.swift",
      "new.swift",
    ] { try repository.folder.write(name, "// \(name)\n") }
    let root = repository.folder.path
    let state = try inRevision([root])
    let sources = ["App/Carthage/c.swift", "App/a.swift", "Pods/P/p.swift"]
    #expect(state.paths.sorted() == sources.map { root.appending($0) })
    #expect(state.problems.map(\.path) == [root.appending("App.xcodeproj/project.pbxproj")])
    try repository.folder.remove("Pods")
    #expect(try inRevision([root]).paths.count == 2)
  }

  @Test func submodulesAreThoseOfTheDisk() throws {
    let inner = try GitRepository(["a.swift": "protocol A {}"])
    let outer = try GitRepository(["b.swift": "protocol B {}"])
    try outer.git("submodule", "--quiet", "add", inner.folder.path.description, "Lib")
    try outer.commit()
    let root = outer.folder.path
    #expect(try inRevision([root]).paths.sorted() == [root.appending("Lib/a.swift"), root.appending("b.swift")])
    let repository = try Repository(holding: [root])
    #expect(try repository.files(of: repository.commit("HEAD")).submodules.map(\.path) == [FilePath("Lib")])
    #expect(throws: RepositoryProblem.self) { try Repository(holding: [root, outer.folder("Lib")]) }
  }

  @Test func linksAreFollowedInTheRepositoryAlone() throws {
    let outside = try TemporaryFolder(["a.swift": ""])
    let folder = try TemporaryFolder(["App/a.swift": "", "App/Deep/b.swift": ""])
    let targets = [
      "../App/a.swift", "../App/Deep/../a.swift", "./../App/./a.swift", folder("App/a.swift").description,
      outside("a.swift").description, "../../a.swift", "nowhere.swift", "loop.swift", "../Pods/../../a.swift", "../App",
    ]
    try folder.write("Links/readme.md", "")
    for (number, target) in targets.enumerated() { try folder.link("Links/\(number).swift", to: target) }
    try folder.link("Links/loop.swift", to: "loop.swift")
    let repository = try GitRepository(folder)
    let revision = try Repository(holding: [folder.path])
    let tree = try revision.files(of: revision.commit("HEAD"))
    for number in targets.indices {
      let link = repository.folder("Links/\(number).swift")
      let expected = number < 4 ? folder("App/a.swift").resolved : number == 9 ? folder("App").resolved : nil
      #expect(tree.realPath(of: link) == expected, "\(targets[number])")
      #expect(tree.kind(of: link) == .link)
    }
  }

  /// A few of them would be followed for milliseconds, each time that somebody asks.
  @Test(arguments: [(2, true), (3, false)]) func longLinksToLongLinks(count: Int, isFollowed: Bool) throws {
    let folder = try TemporaryFolder(["0.swift": "", "A/a.swift": ""])
    for number in 1...count {
      try folder.link("\(number).swift", to: String(repeating: "A/../", count: 800) + "\(number - 1).swift")
    }
    _ = try GitRepository(folder)
    let revision = try Repository(holding: [folder.path])
    let tree = try revision.files(of: revision.commit("HEAD"))
    #expect((tree.realPath(of: folder("\(count).swift")) != nil) == isFollowed)
  }

  /// No disk holds it, and to follow it takes as long as it is.
  @Test(arguments: [(4_095, true), (4_096, false)]) func aLongLink(length: Int, isFollowed: Bool) throws {
    let repository = try GitRepository(["a.swift": ""])
    try repository.folder.write("target", "." + String(repeating: "/", count: length - 8) + "a.swift")
    let target = try repository.git("hash-object", "-w", "target").dropLast()
    try repository.git("update-index", "--add", "--cacheinfo", "120000,\(target),link.swift")
    try repository.git("commit", "-q", "-m", "Link")
    let revision = try Repository(holding: [repository.folder.path])
    let tree = try revision.files(of: revision.commit("HEAD"))
    let link = repository.folder("link.swift")
    #expect((tree.realPath(of: link) != nil) == isFollowed && tree.kind(of: link) == .link && tree.isWhole)
  }
}
