import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// `.waymark.yml` while the server runs.
@Suite struct ConfigurationTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" && $0.key != "EditorRouter.swift" })
  }

  @Test func changesTakeEffectAndMistakesKeepTheOldSettings() async throws {
    let folder = try folder()
    let (menu, file) = (folder.uri("Menu.swift"), folder.uri(".waymark.yml"))
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write(".waymark.yml", "rules: {lookup-unregistered: off}\n")
    server.client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(file), "type": 2]]])
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.write(".waymark.yml", "rules:\n  lookup-unregisterd: hint\n")
    server.client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(file), "type": 2]]])
    let red = try #require(await server.waitForDiagnostics(file, ["configuration"]))
    let diagnostic = try #require(red["diagnostics"]?.array?.first)
    #expect(diagnostic["message"] == "unknown rule 'lookup-unregisterd'; did you mean 'lookup-unregistered'?")
    #expect(diagnostic["range"] == range(1, 2, 20))
    let logged = server.client.unread { $0["method"] == "window/logMessage" }
    #expect(logged.count == 1 && logged[0]["params"]?["type"] == 2)
    #expect(server.client.unread { $0["method"] == "window/showMessage" }.count == 1)
    try folder.write(".waymark.yml", "rules: {lookup-unregistered: hint}\n")
    server.client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(file), "type": 2]]])
    #expect(await server.waitForDiagnostics(file, []) != nil)
    let hint = try #require(await server.waitForDiagnostics(menu, ["lookup-unregistered"]))
    #expect(hint["diagnostics"]?.array?.first?["severity"] == 4)
    server.client.closeOutput()
  }

  @Test func foldersAboveAreWatchedToo() async throws {
    let folder = try TemporaryFolder([".git/config": "", "App/Main.swift": "", ".waymark.yml": "rules: {}\n"])
    let server = try TestServer()
    let watching: JSONValue = ["dynamicRegistration": true, "relativePatternSupport": true]
    _ = await server.client.request(
      "initialize",
      [
        "processId": .null, "capabilities": ["workspace": ["didChangeWatchedFiles": watching]],
        "rootUri": .string(folder.uri("App")),
      ])
    server.client.notify("initialized")
    await server.settle()
    let asked = server.client.unread { $0["method"] == "client/registerCapability" }
    let options = asked.first?["params"]?["registrations"]?.array?.first?["registerOptions"]
    let patterns = options?["watchers"]?.array?.compactMap { $0["globPattern"]?["pattern"] }
    #expect(patterns == ["**/*", ".waymark.yml"])
    server.client.closeOutput()
  }

  @Test func anOpenFileCountsBeforeItIsSaved() async throws {
    let folder = try folder()
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), ["lookup-unregistered"]) != nil)
    server.open(folder.uri(".waymark.yml"), "world: open\n")
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), []) != nil)
    server.client.closeOutput()
  }
}
