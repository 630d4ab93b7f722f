import SourceModel
import TestSupport
import Testing

@testable import Routes
@testable import Workspace

/// What rules found out is kept while a file is broken, and nothing else changes.
@Suite struct RestingAnswersTests {
  private static let router = """
    class PlayerController: UIViewController, ZIKRoutableView {}
    class PlayerRouter: ZIKViewRouter<PlayerController, ViewRouteConfig> {
      override class func registerRoutableDestination() { registerView(PlayerController.self) }
    }

    """
  private static let files = ["a.swift": router + lookUp("Player"), "b.swift": lookUp("Editor")]

  private static func lookUp(_ name: String) -> String {
    "func open\(name)() { Router.perform(to: RoutableView<\(name)Input>(), path: .push(from: nil)) }\n"
  }

  private struct Edit: Sendable {
    let file: String
    let text: String

    init(_ file: String, _ text: String) { (self.file, self.text) = (file, text) }
  }

  private static let broken = Edit("a.swift", router + "func f() {\n")
  private static let mended = Edit("a.swift", router + lookUp("List"))

  /// Texts that files get one after another, and whether the answers are there again.
  private static let edits: [(edits: [Edit], areKept: Bool)] = [
    ([broken], false),
    ([broken, mended], true),
    ([broken, Edit("a.swift", router + "func f(\n"), mended], true),
    ([broken, Edit("b.swift", lookUp("List")), mended], true),
    ([broken, Edit("b.swift", "class List {}\n"), mended], false),
    ([broken, Edit("b.swift", "func f() {\n"), mended], false),
    ([broken, Edit("a.swift", "\n" + router)], false),
    ([broken, Edit("a.swift", lookUp("Player"))], false),
  ]

  @Test(arguments: edits.indices)
  func theyRest(row: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    let before = state.index.lasting
    for edit in Self.edits[row].edits {
      state.open(folder(edit.file), text: SourceText(edit.text))
      state.updateBlocking()
    }
    #expect((state.index.lasting === before) == Self.edits[row].areKept)
  }
}
