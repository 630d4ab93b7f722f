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

  /// Texts that files get one after another.
  @Test(arguments: [
    ([("a.swift", router + "func f() {\n")], false),
    ([("a.swift", router + "func f() {\n"), ("a.swift", router + lookUp("Player"))], true),
    (
      [("a.swift", router + "func f() {\n"), ("a.swift", router + "func f(\n"), ("a.swift", router + lookUp("List"))],
      true
    ),
    ([("a.swift", router + "func f() {\n"), ("b.swift", lookUp("List")), ("a.swift", router)], true),
    ([("a.swift", router + "func f() {\n"), ("b.swift", "class List {}\n"), ("a.swift", router)], false),
    ([("a.swift", router + "func f() {\n"), ("b.swift", "func f() {\n"), ("a.swift", router)], false),
    ([("a.swift", router + "func f() {\n"), ("a.swift", "\n" + router)], false),
    ([("a.swift", router + "func f() {\n"), ("a.swift", lookUp("Player"))], false),
  ])
  func theyRest(edits: [(file: String, text: String)], areKept: Bool) throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.settleBlocking()
    let before = state.index.lasting
    for edit in edits {
      state.open(folder(edit.file), text: SourceText(edit.text))
      state.settleBlocking()
    }
    #expect((state.index.lasting === before) == areKept)
  }
}
