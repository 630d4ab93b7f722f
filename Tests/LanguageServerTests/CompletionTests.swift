import JSON
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct CompletionTests {
  @Test(arguments: [
    ("RoutableView</*|*/", ["EditorViewInput", "LostViewInput"]),
    ("😀; RoutableView<Ed/*|*/", ["EditorViewInput", "LostViewInput"]),
    (
      "func f() {\r\n  Router.perform(to: ZRouter.RoutableView<UIViewController & Ed/*|*/",
      ["EditorViewInput", "LostViewInput"]
    ),
    ("RoutableService</*|*/", []),
    ("if a </*|*/", nil), ("// RoutableView</*|*/", nil), ("/*|*/", nil),
  ])
  func offersRoutesInTheirPlacesOnly(source: String, expected: [String]?) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let fixture = Fixture(source.replacing("\r\n", with: "\n"), lineBreak: "\r\n")
    let cursor = try #require(fixture.cursors.first)
    let text = try #require(fixture.files.first?.text ?? "")
    server.open(folder.uri("New.swift"), text)
    let column = cursor.column + (text.contains("😀") ? 1 : 0)
    let labels = await server.completions(
      folder.uri("New.swift"), line: Int64(cursor.line), character: Int64(column))
    #expect(labels == expected)
    server.client.closeOutput()
  }

  @Test(arguments: [("utf-8", 2), ("utf-16", 0), ("utf-32", -1)] as [(String, Int64)])
  func anItemSaysWhatItReplaces(encoding: String, shift: Int64) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(encoding)]],
      "textDocument": ["completion": ["completionItem": ["labelDetailsSupport": true]]],
    ]
    let server = try await TestServer.running(on: folder, capabilities: capabilities)
    server.open(folder.uri("New.swift"), "/*😀*/ RoutableView<Edi>()")
    let answer = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 22 + shift)
    #expect(answer?["isIncomplete"] == false)
    let items = answer?["items"]?.array ?? []
    #expect(
      items.first == [
        "label": "EditorViewInput", "labelDetails": ["description": "view route"], "kind": 8,
        "detail": "view route → EditorViewController", "sortText": "0EditorViewInput", "filterText": "EditorViewInput",
        "textEdit": ["range": range(0, 20 + shift, 23 + shift), "newText": "EditorViewInput"],
      ])
    #expect(items.last?["detail"] == "view route, not registered")
    #expect(items.last?["sortText"] == "1LostViewInput")
    server.client.closeOutput()
  }

  @Test func documentsNeverOpenedAreReadFromDisk() async throws {
    let folder = try TemporaryFolder(RouteApp.files.merging(["Half.swift": "let x = RoutableView<"]) { $1 })
    let server = try await TestServer.running(on: folder)
    #expect(
      await server.completions(folder.uri("Half.swift"), line: 0, character: 21) == [
        "EditorViewInput", "LostViewInput",
      ])
    #expect(await server.completions(folder.uri("None.swift"), line: 0, character: 21) == nil)
    server.client.closeOutput()
  }

  @Test func aWorkspaceWithoutRoutesHasNoAnswers() async throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])
    let server = try await TestServer.running(on: folder)
    #expect(await server.completions(folder.uri("A.swift"), line: 0, character: 0) == nil)
    server.open("untitled:1", "RoutableView<")
    #expect(await server.completions("untitled:1", line: 0, character: 13) == nil)
    server.client.closeOutput()
  }
}
