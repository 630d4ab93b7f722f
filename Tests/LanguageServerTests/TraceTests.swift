import JSON
import TestSupport
import Testing

@Suite struct TraceTests {
  @Test func isSilentUntilItIsAskedFor() async throws {
    let server = try await TestServer.running()
    _ = await server.ask("definition", "file:///a.swift", line: 0, character: 0)
    await server.settle()
    #expect(server.client.unread { $0["method"] == "$/logTrace" }.isEmpty)
    server.client.closeOutput()
  }

  @Test(arguments: [("messages", false), ("verbose", true)])
  func tellsWhatIsDoneWithAMessage(level: JSONValue, isVerbose: Bool) async throws {
    let server = try await TestServer.running()
    server.client.notify("$/setTrace", ["value": level])
    _ = await server.ask("definition", "file:///a.swift", line: 0, character: 0)
    let trace = try #require(await server.client.next("$/logTrace") { Self.isAbout("textDocument/definition", $0) })
    #expect(trace["message"]?.string?.contains(": null after ") == true)
    #expect((trace["verbose"] != nil) == isVerbose)
    server.client.notify("$/setTrace", ["value": "off"])
    await server.settle()
    _ = server.client.unread()
    await server.settle()
    #expect(server.client.unread { $0["method"] == "$/logTrace" }.isEmpty)
    server.client.closeOutput()
  }

  /// The level may come with the introduction, and nothing is traced before that is answered.
  @Test func beginsWithTheIntroduction() async throws {
    let server = try TestServer()
    let introduction = server.client.ask(
      "initialize", ["processId": .null, "rootUri": .null, "capabilities": [:], "trace": "messages"])
    #expect(await server.client.response(to: introduction)?["result"] != nil)
    server.client.notify("initialized")
    #expect(await server.client.next("$/logTrace") { Self.isAbout("initialized", $0) } != nil)
    #expect(await server.client.errorCode("test/unknown") == -32601)
    #expect(await server.client.next("$/logTrace") { Self.isAbout("test/unknown", $0) } != nil)
    server.client.closeOutput()
  }

  private static func isAbout(_ method: String, _ params: JSONValue) -> Bool {
    params["message"]?.string?.hasPrefix(method) == true
  }
}
