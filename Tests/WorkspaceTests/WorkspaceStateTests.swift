import Routes
import SourceModel
import Synchronization
import TestSupport
import Testing

@testable import Workspace

@Suite struct WorkspaceStateTests {
  private static let declaration = """
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }

    """
  private static let router = """
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() { register(RoutableView<EditorInput>()) }
    }

    """
  private static let lookUp = "func f() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: x)) }\n"

  private func updated(_ folder: TemporaryFolder) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 2)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func status(_ state: WorkspaceState) -> String? { state.index.routes.first?.status.word }

  @Test func anOverlayOverrulesTheDiskUntilItCloses() throws {
    let folder = try TemporaryFolder(["d.swift": Self.declaration, "r.swift": Self.router, "l.swift": Self.lookUp])
    var state = updated(folder)
    #expect(status(state) == "registered")
    state.open(folder("r.swift"), text: SourceText(""))
    state.updateBlocking()
    #expect(status(state) == "unregistered")
    state.close(folder("r.swift"))
    state.updateBlocking()
    #expect(status(state) == "registered")
  }

  /// Files are read while the walk goes on; what happens to them before the update counts.
  @Test(arguments: [true, false])
  func aFileThatChangesBehindTheWalkIsReadAnew(isOpened: Bool) throws {
    let folder = try TemporaryFolder(["d.swift": Self.declaration, "r.swift": Self.router, "l.swift": Self.lookUp])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 4)
    state.scan()
    if isOpened {
      state.open(folder("r.swift"), text: SourceText(""))
    } else {
      try folder.write("r.swift", "")
      state.changedOnDisk(folder("r.swift"))
    }
    state.updateBlocking()
    #expect(status(state) == "unregistered")
  }

  /// What it looks up goes with it, although no other file is left.
  @Test func theOnlyFileThatSaysSomethingFallsSilent() throws {
    let folder = try TemporaryFolder(["l.swift": Self.lookUp])
    var state = updated(folder)
    #expect(state.index.routes.count == 1)
    state.open(folder("l.swift"), text: SourceText("func f() {}\n"))
    state.updateBlocking()
    #expect(state.index.routes.isEmpty)
  }

  @Test func whatIsGivenUpIsDoneLater() async throws {
    let files = ["d.swift": Self.declaration, "r.swift": Self.router, "l.swift": Self.lookUp]
    let folder = try TemporaryFolder(files)
    var ends: Set<Bool> = []
    for patience in 0..<16 {
      var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
      state.changedOnDisk(folder.path)
      let questions = Mutex(0)
      let isDone = await state.update {
        questions.withLock { asked in
          asked += 1
          return asked <= patience
        }
      }
      #expect(isDone == (status(state) != nil), "\(patience)")
      #expect(await state.update())
      #expect(status(state) == "registered", "\(patience)")
      ends.insert(isDone)
    }
    #expect(ends == [true, false])
  }

  @Test func filesComeAndGo() async throws {
    let folder = try TemporaryFolder(["d.swift": Self.declaration, "l.swift": Self.lookUp])
    var state = updated(folder)
    #expect(status(state) == "unregistered")
    try folder.write("sub/r.swift", Self.router)
    state.changedOnDisk(folder("sub"))
    await state.update()
    #expect(status(state) == "registered")
    try folder.write(".gitignore", "sub\n")
    state.changedOnDisk(folder(".gitignore"))
    await state.update()
    #expect(status(state) == "unknown")
    try folder.remove(".gitignore")
    try folder.remove("sub/r.swift")
    state.changedOnDisk(folder("sub/r.swift"))
    state.scan()
    await state.update()
    #expect(status(state) == "unregistered")
  }

  @Test(arguments: [
    ("Gone.txt", false), ("Gone", false), ("Gone/a.swift", false), ("Notes.txt", false), (".git/index", false),
    (".git", false), (".build/x/a.swift", false), ("Sub/DerivedData/a.swift", false), ("/elsewhere/a.txt", false),
    ("d.swift", true), ("Sub", true), ("Sub/new.swift", true), (".gitignore", true), ("Sub/.gitignore", true),
    ("", true),
  ])
  func mostOfTheDiskDoesNotMatter(name: String, expected: Bool) throws {
    let folder = try TemporaryFolder([
      "d.swift": "", "Notes.txt": "", "Sub/e.swift": "", ".build/x/a.swift": "", ".git/index": "",
    ])
    var state = updated(folder)
    try folder.write("Sub/new.swift", "")
    let path = name.hasPrefix("/") ? FilePath(name) : folder(name)
    let matters = state.changedOnDisk(path)
    #expect(matters == expected)
    state.updateBlocking()
    #expect((state.id(of: folder("Sub/new.swift")) != nil) == (expected && name != "d.swift"))
  }

  /// Until links are resolved anew nobody knows which file one of them leads to.
  @Test func linksMayLeadAnywhereButIntoGit() throws {
    let folder = try TemporaryFolder(["a.swift": "", ".build/x/data.txt": Self.router, ".git/index": ""])
    try folder.link("link.swift", to: ".build/x/data.txt")
    var state = updated(folder)
    #expect(state.index.routes.flatMap(\.registrations).count == 1)
    try folder.write(".build/x/data.txt", "")
    let matters = [".git/index", ".build/x/data.txt"].map { state.changedOnDisk(folder($0)) }
    #expect(matters == [false, true])
    state.updateBlocking()
    #expect(state.index.routes.isEmpty)
  }

  @Test func anUnsavedFileOutsideTheRootsIsKeptButNotIndexed() throws {
    let folder = try TemporaryFolder(["d.swift": Self.declaration, "l.swift": Self.lookUp])
    var state = updated(folder)
    state.open(FilePath("/elsewhere/r.swift"), text: SourceText(Self.router))
    state.updateBlocking()
    #expect(status(state) == "unregistered")
    #expect(state.id(of: FilePath("/elsewhere/r.swift")) == nil)
    #expect(state.overlay(of: FilePath("/elsewhere/r.swift")) != nil)
    state.open(folder("new.swift"), text: SourceText(Self.router))
    state.updateBlocking()
    #expect(status(state) == "registered")
  }

  /// The same file opened under the name of a link does not count twice.
  @Test func aLinkedFileInAnEditorIsNoSecondFile() throws {
    let folder = try TemporaryFolder(["a/r.swift": Self.router, "d.swift": Self.declaration])
    try folder.link("b", to: "a")
    try folder.link("c.swift", to: "a/r.swift")
    var state = updated(folder)
    for name in ["b/r.swift", "c.swift"] { state.open(folder(name), text: SourceText(Self.router)) }
    state.updateBlocking()
    #expect(state.index.routes.flatMap(\.registrations).count == 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.routes.flatMap(\.registrations).count == 1)
  }

  /// A look-up through the tree's own alias is seen only in the second wave.
  @Test func anAliasInAnotherFileChangesWhatAFileMeans() throws {
    let folder = try TemporaryFolder([
      "d.swift": Self.declaration, "l.swift": "func f() { Router.perform(to: Screen<EditorInput>(), path: p) }\n",
    ])
    var state = updated(folder)
    #expect(state.index.routes.first?.lookUps.count == 0)
    state.open(folder("alias.swift"), text: SourceText("typealias Screen = RoutableView\n"))
    state.updateBlocking()
    #expect(state.index.routes.first?.lookUps.count == 1)
    state.close(folder("alias.swift"))
    state.updateBlocking()
    #expect(state.index.routes.first?.lookUps.count == 0)
  }

  @Test func unreadableFilesAreProblemsAndSkipped() throws {
    let folder = try TemporaryFolder(["a.swift": "\0"])
    let state = updated(folder)
    #expect(state.problems.map(\.reason) == [.binary])
    #expect(state.index.skipped.map(\.reason) == [FileProblem.Reason.binary.words])
  }

  @Test func theLibrarysOwnSourcesYieldNothing() throws {
    let folder = try TemporaryFolder([
      "ZRouter/Routable.swift": "public struct RoutableView<Protocol> { init(declaredProtocol: Protocol.Type) {} }\n",
      "ZRouter/Use.swift": Self.declaration + Self.lookUp, "App/r.swift": Self.router,
    ])
    let state = updated(folder)
    #expect(state.index.routes.flatMap(\.declarations).isEmpty)
    #expect(state.index.routes.flatMap(\.lookUps).isEmpty)
    #expect(state.index.routes.flatMap(\.registrations).count == 1)
  }

  @Test func theLibraryInObjectiveCRegistersNothing() throws {
    let library = """
      @implementation ZIKViewRouter
      + (void)registerViewProtocol:(Protocol *)viewProtocol {
        [ZIKViewRouteRegistry registerDestinationProtocol:viewProtocol router:self];
        [self registerViewProtocol:viewProtocol];
      }
      @end
      """
    var files = [
      "App/app.swift": "@main class AppDelegate {}\n", "App/declaration.swift": Self.declaration,
      "App/lookUp.swift": Self.lookUp, "Library/ZIKViewRouter.h": "@interface ZIKViewRouter : ZIKRouter\n@end\n",
      "Library/ZIKViewRouter.m": library,
    ]
    #expect(updated(try TemporaryFolder(files)).index.routes.map(\.status.word) == ["unregistered"])
    files["Library/ZIKRouteRegistry.h"] = "@interface ZIKRouteRegistry\n@property (class) BOOL autoRegister;\n@end\n"
    files["Library/ZIKRouteRegistry.m"] = "void f(void) { ZIKRouteRegistry.autoRegister = YES; CHECK(autoRegister); }\n"
    files["App/finish.swift"] = "func g() { ZIKRouteRegistry.notifyRegistrationFinished() }\n"
    let diagnostics = Rules.diagnostics(in: updated(try TemporaryFolder(files)).index)
    #expect(diagnostics.map(\.finding.rule) == ["manual-finish-misuse", "lookup-unregistered"])
    files["Library/Own.swift"] = Self.router
    #expect(updated(try TemporaryFolder(files)).index.routes.map(\.status.word) == ["unknown"])
  }

  @Test func aFileKeepsItsNumber() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": ""])
    var state = updated(folder)
    let id = state.id(of: folder("b.swift"))
    try folder.remove("b.swift")
    state.changedOnDisk(folder("b.swift"))
    state.updateBlocking()
    #expect(state.id(of: folder("b.swift")) == nil)
    try folder.write("b.swift", "")
    state.changedOnDisk(folder("b.swift"))
    state.updateBlocking()
    #expect(state.id(of: folder("b.swift")) == id)
    #expect(id.map(state.path) == folder("b.swift"))
  }
}
