import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Edits of one file that change what the properties of types in others register.
@Suite struct PropertyStateTests {
  private static let files = [
    ".waymark.yml": """
    world: closed
    systems:
      pages: {key: string, registrations: [{property: Routable.path}], look-ups: ["show(_:)"]}
    """,
    "App.swift": "@main class App { func f() { show(\"known\"); show(\"tag\") } }",
    "Known.swift": """
    protocol Routable { static var path: String { get } }
    struct Known: Routable { static let path = "known" }
    """,
    "Tag.swift": "class Tag {}",
    "Path.swift": "extension Tag { static var path: String { Paths.tag } }",
    "Paths.swift": "enum Paths { static let tag = \"tag\" }",
  ]

  private func findings(_ state: WorkspaceState) -> Int {
    Rules.diagnostics(in: state.index, settings: RuleSettings()).count
  }

  @Test(arguments: [
    ("Tag.swift", "class Tag: Routable {}"),
    ("Tag.swift", "@Page class Tag {}"),
    ("Tag.swift", "class Tag {}\nclass Small: Tag, Routable {}"),
    ("Paths.swift", "enum Paths { static let tag = \"tag\" }\nextension Tag: Routable {}"),
    ("Path.swift", "extension Tag: Routable { static var path: String { Paths.tag } }"),
    ("Known.swift", Self.files["Known.swift", default: ""] + "\nextension Known { class Other: Tag, Routable {} }"),
    // It declares no property, and opens the kind.
    ("Paths.swift", "@Page struct Paged: Routable {}"),
  ])
  func adoptingChangesWhatIsRegistered(name: String, text: String) throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(findings(state) == 1)
    state.open(folder(name), text: SourceText(text))
    state.updateBlocking()
    #expect(findings(state) == 0)
    state.close(folder(name))
    state.updateBlocking()
    #expect(findings(state) == 1)
  }

  @Test func aConstantOfAnotherFileCounts() throws {
    let folder = try TemporaryFolder(Self.files.merging(["Tag.swift": "class Tag: Routable {}"]) { $1 })
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(findings(state) == 0)
    state.open(folder("Paths.swift"), text: SourceText("enum Paths { static let tag = \"other\" }"))
    state.updateBlocking()
    #expect(findings(state) == 1)
  }
}
