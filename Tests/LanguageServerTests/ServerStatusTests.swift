import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// The status that status lines show.
@Suite struct ServerStatusTests {
  private static let method = "experimental/serverStatus"
  private static let showing: JSONValue = ["experimental": ["serverStatusNotification": true]]

  private func status(_ health: JSONValue, _ isQuiescent: Bool, _ message: JSONValue) -> JSONValue {
    ["health": health, "quiescent": .bool(isQuiescent), "message": message]
  }

  @Test func itTellsWhatIsReadAndWhatIsWrong() async throws {
    // An identifier is a route.
    let name = ["Name.swift": "func name() { Router.to(viewIdentifier: \"editor\") }\n"]
    let folder = try TemporaryFolder(RouteApp.files.merging(name) { first, _ in first })
    let server = try await TestServer.running(on: folder, capabilities: Self.showing)
    #expect(await server.client.next(Self.method) == status("ok", false, "reading the sources"))
    #expect(await server.client.next(Self.method) == status("ok", true, "6 files, 3 routes, closed world"))
    server.open(folder.uri("Menu.swift"), "")
    server.open(folder.uri(".waymark.yml"), "world: shut\n")
    let broken = try #require(await server.client.next(Self.method))
    let message = try #require(broken["message"]?.string)
    #expect(broken["health"] == "warning" && broken["quiescent"] == true)
    #expect(message.hasPrefix(".waymark.yml: ") && message.hasSuffix(" (6 files, 3 routes, closed world)"))
    server.close(folder.uri(".waymark.yml"))
    #expect(await server.client.next(Self.method) == status("ok", true, "6 files, 3 routes, closed world"))
    server.client.closeOutput()
  }

  @Test func itIsForClientsThatShowIt() async throws {
    let folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "EditorRouter.swift" })
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), ["lookup-unregistered"]) != nil)
    await server.settle()
    #expect(server.client.unread { $0["method"] == .string(Self.method) }.isEmpty)
    server.client.closeOutput()
  }
}
