import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Documents whose names, texts and changes are unusual: they are kept as the client has them, and nothing but the
/// workspace is read from disk.
@Suite struct StrangeDocumentTests {
  private static let line = "let x = RoutableView<"
  private static let readingVersions: JSONValue = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files)
  }

  @Test(arguments: [
    "", "x", "file:", "file://", "file:///", "file://host/a.swift", "file:///a%00.swift", "file:///%zz",
    "file:///%ff.swift", "file:///w/%2e%2e/etc/passwd", "file:///etc/passwd", "untitled:Untitled-1", "git:/a?b#c",
    "zed:caf\u{E9}", "zed:cafe\u{301}",
  ])
  func anyAddressMayBeOpen(uri: String) async throws {
    let server = try await TestServer.running(on: folder)
    #expect(await server.completions(uri, line: 1, character: 21) == nil)
    server.open(uri, Self.line)
    server.change(uri, to: "\n", range: range(0, 0, 0))
    #expect(await server.completions(uri, line: 1, character: 21) == ["EditorViewInput", "LostViewInput"])
    server.close(uri)
    #expect(await server.completions(uri, line: 1, character: 21) == nil)
    server.client.closeOutput()
  }

  @Test func onlyFilesOfTheWorkspaceAreReadFromDisk() async throws {
    let files =
      RouteApp.files.map { ("App/\($0.key)", $0.value) } + [("App/Own.swift", Self.line), ("B.swift", Self.line)]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let server = try TestServer()
    _ = await server.client.request(
      "initialize", ["processId": .null, "capabilities": [:], "rootUri": .string(folder.uri("App"))])
    for (name, isRead) in [
      ("App/Own.swift", true), ("B.swift", false), ("App/%2e%2e/B.swift", false), ("App/../B.swift", false),
      ("App/../App/Own.swift", false),
    ] {
      let labels = await server.completions("\(folder.uri)/\(name)", line: 0, character: 21)
      #expect((labels != nil) == isRead, "\(name)")
    }
    server.client.closeOutput()
  }

  /// Whatever the client calls a file, it is the one on disk, and is called the same in every answer.
  @Test func theClientsSpellingIsKept() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder)
    let spelling = folder.uri + "/%4D%65nu.swift"
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), ["lookup-unregistered"]) != nil)
    server.open(spelling, RouteApp.lookUp)
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), []) != nil)
    #expect(await server.waitForDiagnostics(spelling, ["lookup-unregistered"]) != nil)
    let places = await server.ask("references", folder.uri("Editor.swift"), line: 0, character: 10)
    #expect(places?.array?.contains { $0["uri"] == .string(spelling) } == true)
    server.client.closeOutput()
  }

  @Test func theRangeCountsAndNotItsLength() async throws {
    let server = try await TestServer.running(on: folder)
    server.open("untitled:1", "// " + Self.line)
    let change: JSONValue = ["range": range(0, 0, 3), "rangeLength": 99, "text": ""]
    server.client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "untitled:1", "version": 2], "contentChanges": [change]])
    #expect(await server.completions("untitled:1", line: 0, character: 21) != nil)
    server.client.closeOutput()
  }

  @Test func aVersionThatFallsIsTheLatestAllTheSame() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder, capabilities: Self.readingVersions)
    let menu = folder.uri("Menu.swift")
    server.open(menu, RouteApp.lookUp, version: 7)
    server.change(menu, to: "//", range: range(2, 1, 1), version: 3)
    let said = await server.client.next("textDocument/publishDiagnostics") { $0["version"] == 3 }
    #expect(said?["uri"] == .string(menu))
    #expect(await server.client.next("window/logMessage")?["type"] == 2)
    server.client.closeOutput()
  }

  /// Such a document is not parsed, which its diagnostics say.
  @Test func aHugeDocumentIsKept() async throws {
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("Huge.swift")
    server.open(uri, "\n" + RouteApp.lookUp + String(repeating: "// 😀\n", count: 300_000))
    server.change(uri, to: Self.line, range: range(0, 0, 0))
    #expect(await server.completions(uri, line: 0, character: 21) != nil)
    #expect(await server.waitForDiagnostics(uri, ["file-not-parsed"]) != nil)
    server.client.closeOutput()
  }
}
