import JSON
import TestSupport
import Testing

@Suite struct LogTests {
  /// What is on the client's side: nothing is sent before it introduced itself.
  @Test func reachesTheClientOnceItIsKnown() async throws {
    let server = try TestServer()
    server.client.send(bytes: "Content-Length: -3\r\n\r\n".utf8)
    #expect(await server.client.errorCode("test/unknown") == -32002)
    #expect(server.client.unread { $0["method"] == "window/logMessage" }.isEmpty)
    server.client.closeOutput()
  }

  @Test func saysWhatDoesNotFit() async throws {
    let server = try await TestServer.running()
    server.change("file:///never-opened.swift", to: "", range: range(0, 0, 0))
    let message = try #require(await server.client.next("window/logMessage") { $0["type"] == 2 })
    #expect(message["message"] == "file:///never-opened.swift changed but is not open")
    server.client.closeOutput()
  }
}
