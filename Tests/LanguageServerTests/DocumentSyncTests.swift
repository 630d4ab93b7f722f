import JSON
import TestSupport
import Testing

@Suite struct DocumentSyncTests {
  private static let line = "let x = RoutableView<"

  @Test(
    arguments: [
      ["line": 4_611_686_018_427_387_904, "character": 0], ["line": -1, "character": 0], ["line": 0, "character": 1.5],
    ] as [JSONValue])
  func aChangeThatCannotBeReadIsNotApplied(position: JSONValue) async throws {
    let folder = try TemporaryFolder(RouteApp.files.merging(["New.swift": "//\n" + Self.line]) { $1 })
    let uri = folder.uri("New.swift")
    let server = try await TestServer.running(on: folder)
    server.open(uri, Self.line)
    server.change(uri, to: "//", range: ["start": position, "end": position])
    #expect(await server.client.next("window/logMessage")?["type"] == 2)
    server.change(uri, to: "//", range: range(0, 0, 0), version: 3)
    #expect(await server.completions(uri, line: 0, character: 21) != nil, "the last good text counts")
    server.client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    #expect(await server.completions(uri, line: 0, character: 21) == nil)
    #expect(await server.completions(uri, line: 1, character: 21) != nil, "what was saved counts")
    server.change(uri, to: "\n", range: range(0, 0, 0), version: 4)
    #expect(await server.completions(uri, line: 2, character: 21) != nil, "changes count again")
    server.client.closeOutput()
  }

  @Test func changesThatAreNoArrayAreNotApplied() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("New.swift")
    server.open(uri, Self.line)
    server.client.notify(
      "textDocument/didChange", ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": 1])
    #expect(await server.client.next("window/logMessage") != nil)
    #expect(await server.completions(uri, line: 0, character: 21) != nil)
    server.client.closeOutput()
  }

  @Test func unusualOrdersAreForgiven() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("New.swift")
    server.change(uri, to: Self.line)
    server.close(uri)
    #expect(await server.completions(uri, line: 0, character: 21) == nil)
    server.open(uri, "")
    server.open(uri, Self.line)
    server.change(uri, to: "\n", range: range(0, 0, 0), version: -5)
    #expect(await server.completions(uri, line: 1, character: 21) != nil)
    server.client.closeOutput()
  }

  @Test func aWholeTextAndAStretchMayComeTogether() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    server.open("untitled:1", "")
    server.client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "untitled:1", "version": .null],
        "contentChanges": [["text": .string(Self.line)], ["text": "\n", "range": range(0, 0, 0)]],
      ])
    #expect(await server.completions("untitled:1", line: 1, character: 21) != nil)
    server.client.closeOutput()
  }
}
