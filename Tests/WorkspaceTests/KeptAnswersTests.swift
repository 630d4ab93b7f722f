import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Routes
@testable import Workspace

/// The findings of a rule that reads no look-ups are kept while look-ups are edited, and found again
/// after a syntax error.
@Suite struct KeptAnswersTests {
  private static let rule = "destination-not-routable"
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
  private static let whole = Edit("a.swift", router + lookUp("List"))

  /// Texts that files get one after another, and whether the findings are known at the end.
  private static let edits: [(edits: [Edit], areKept: Bool)] = [
    ([whole], true),
    ([Edit("b.swift", "class List {}\n")], false),
    ([broken], false),
    ([broken, whole], true),
    ([broken, Edit("a.swift", router + "func f(\n"), whole], true),
    ([broken, Edit("b.swift", lookUp("List")), whole], true),
    ([broken, Edit("b.swift", "class List {}\n"), whole], false),
    ([broken, Edit("b.swift", "func f() {\n"), whole], false),
    ([broken, Edit("a.swift", "\n" + router)], false),
    ([broken, Edit("a.swift", lookUp("Player"))], false),
  ]

  @Test(arguments: edits.indices)
  func findingsAreKept(row: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    _ = Rules.findings(of: Self.rule, in: state.index)
    for edit in Self.edits[row].edits {
      state.open(folder(edit.file), text: SourceText(edit.text))
      state.updateBlocking()
    }
    #expect(state.index.isKnown(Self.rule) == Self.edits[row].areKept)
  }

  /// A project that changes along with the file may change what the findings were about.
  @Test func targetsSetNothingAside() throws {
    let files = [Self.whole.text, Self.broken.text].map { FixtureIndex.files(of: Fixture($0)) }
    var index = RouteIndex(files: files[0], systems: .builtIn)
    _ = Rules.findings(of: Self.rule, in: index)
    try index.link(files[1], after: .everything, from: files[0])
    try index.link(files[0], after: LinkChanges(), from: files[1])
    #expect(!index.isKnown(Self.rule))
  }
}

extension RouteIndex {
  /// Links files the first of which had other facts before.
  fileprivate mutating func link(_ files: [IndexedFile], after changes: LinkChanges, from old: [IndexedFile]) throws {
    var changes = changes
    changes.insert(0, from: try #require(old.first).facts, to: try #require(files.first).facts)
    link(
      files, heads: HeadTable(files.map { HeadTable.File(id: $0.id, facts: $0.facts) }),
      applications: Applications(), settings: LinkSettings(), after: changes)
  }
}

extension RouteIndex {
  /// Whether the findings of a rule are known. If not, none are known afterwards.
  fileprivate func isKnown(_ rule: String) -> Bool {
    var isKnown = true
    for type in systems.rules where type.description.id == rule {
      _ = findings(of: type) { _ in
        isKnown = false
        return []
      }
    }
    return isKnown
  }
}
