import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// What is not read for routes changes no route.
@Suite struct ReadingPurposeTests {
  private static let examples = [
    "ARCHBroken", "CellsBroken", "CleanSwiftBroken", "ModulesBroken", "NotesBroken", "Storyboards", "StoryboardsBroken",
  ]

  @Test(arguments: examples)
  private func findsTheSameRoutes(_ example: String) throws {
    let folder = try #require(FilePath(#filePath).parent?.parent?.parent).appending("Examples/\(example)")
    expectSameRoutes(read(folder, for: .routes), read(folder, for: .rules), "\(example)")
  }

  @Test func findsTheSameRoutesAfterEdits() async throws {
    var editor = try RandomEditor(seed: 6)
    var state = editor.fresh()
    for _ in 0..<20 {
      await Task.yield()
      for _ in 0..<10 { try editor.edit(&state) }
      expectSameRoutes(editor.fresh(for: .routes), editor.fresh(), "\(editor.log.suffix(5))")
    }
  }

  private static let tree = [
    "Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
    <viewController id="a" customClass="Screen"><connections><outlet property="gone" destination="b"/></connections>
    </viewController></objects></scene></scenes></document>
    """,
    "Screen.swift": "class Screen: UIViewController {}",
  ]

  @Test func readsNoMembersForRoutes() throws {
    let folder = try TemporaryFolder(Self.tree)
    #expect(read(folder.path, for: .rules).hasMembers)
    #expect(!read(folder.path, for: .routes).hasMembers)
  }

  /// The next run may be for rules.
  @Test func keepsMembersForTheNextRun() throws {
    let (folder, cache) = (try TemporaryFolder(Self.tree), try TemporaryFolder())
    #expect(read(folder.path, for: .routes, cache: cache("facts")).hasMembers)
    #expect(read(folder.path, for: .rules, cache: cache("facts")).hasMembers)
  }

  private func read(_ folder: FilePath, for purpose: ReadingPurpose, cache: FilePath? = nil) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder])
    (state.purpose, state.cache) = (purpose, cache.map(FactsCache.init))
    state.scan()
    state.updateBlocking()
    _ = state.writeCache()
    return state
  }

  private func expectSameRoutes(_ state: WorkspaceState, _ whole: WorkspaceState, _ comment: Comment) {
    #expect(
      WorkspaceAnswers(routesOf: state).differences(from: WorkspaceAnswers(routesOf: whole)).isEmpty, comment)
  }
}

extension WorkspaceState {
  /// Whether the class of `Main.storyboard` was read for its members.
  fileprivate var hasMembers: Bool { index.members.isWhole("Screen", in: index.types) }
}
