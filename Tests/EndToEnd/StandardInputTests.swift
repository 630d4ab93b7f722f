import TestSupport
import Testing

/// `check --stdin-filename`: one file as an editor has it, the others from the disk.
@Suite struct StandardInputTests {
  private static let text = "func use() { Router.perform(to: RoutableView<LostInput>(), path: .push(from: self)) }\n"

  private func run(_ arguments: [String], in folder: String, input: String) throws -> Program.Result {
    try Program(in: folder).run(["check", "--quiet"] + arguments, input: input)
  }

  @Test(arguments: ["App/Use.swift", "./App/Use.swift", "App/../App/Use.swift"]) func aFileThatIsNotSaved(name: String)
    throws
  {
    let app = try SmallApp.make()
    for (input, isFound) in [(Self.text, true), ("", false)] {
      let result = try run(
        ["--stdin-filename", name, "--report-only", name, "--format", "text"], in: app.path.description, input: input)
      #expect(result.code == (isFound ? 1 : 0))
      #expect(result.output.hasPrefix("App/Use.swift:1:46: error: nothing registers") == isFound)
      #expect(result.output.contains("\n  1 | \(Self.text)") == isFound)
    }
  }

  @Test func anotherFileLosesItsRoute() throws {
    let folder = try TemporaryFolder(
      SmallApp.clean.merging(["Use.swift": Self.text.replacing("Lost", with: "Editor")]) { $1 })
    let saved = try #require(SmallApp.clean["Route.swift"])
    let typed = saved.replacing("    register(RoutableView<EditorInput>())\n", with: "")
    #expect(try run(["--stdin-filename", "Route.swift"], in: folder.path.description, input: saved).code == 0)
    let result = try run(["--stdin-filename", "Route.swift"], in: folder.path.description, input: typed)
    #expect(result.code == 1 && result.output.contains("Use.swift:1:46: error: "))
    #expect(try folder.text("Route.swift") == saved)
  }

  @Test func aFileThatIsNotThereYet() throws {
    let app = try SmallApp.make()
    let result = try run(["--stdin-filename", "App/New.swift"], in: app.path.description, input: Self.text)
    #expect(result.code == 1 && result.output.contains("App/New.swift:1:46: error: "))
  }

  @Test(arguments: ["App/notes.txt", "../Elsewhere.swift"]) func whatDoesNotCount(name: String) throws {
    let app = try SmallApp.make()
    let result = try run(["--stdin-filename", name], in: app.path.description, input: Self.text)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages == "waymark: \(name): not a Swift or Objective-C file under the given paths\n")
  }
}
