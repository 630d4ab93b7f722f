import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Servers that begin with what the last one read.
@Suite struct CacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    (folder, cache) = (try TemporaryFolder(RouteApp.files), try TemporaryFolder())
  }

  /// The routes that a new server knows, when a document is open in it with another text.
  private func routes(opening name: String? = nil, _ text: String = "") async throws -> [String?] {
    let server = try await TestServer.running(on: folder, cache: cache("facts"))
    if let name {
      let document: JSONValue = [
        "uri": .string(folder.uri(name)), "languageId": "swift", "version": 1, "text": .string(text),
      ]
      server.client.notify("textDocument/didOpen", ["textDocument": document])
    }
    let routes = try #require(await server.client.request("waymark/routes")?.array)
    _ = await server.client.request("shutdown")
    server.client.notify("exit")
    #expect(await server.exitCode.value == 0)
    return routes.map { $0["name"]?.string }
  }

  @Test func knowsWhatChangedWhileNoServerRan() async throws {
    let before = ["EditorViewInput", "LostViewInput"]
    #expect(try await routes() == before)
    #expect(try await routes() == before)
    try folder.remove("Lost.swift")
    #expect(try await routes() == ["EditorViewInput"])
  }

  /// A document that is not saved is none of the next server's business.
  @Test func forgetsTheTextOfAnEditor() async throws {
    #expect(try await routes(opening: "Lost.swift", "class Other {}") == ["EditorViewInput"])
    #expect(try await routes() == ["EditorViewInput", "LostViewInput"])
    #expect(try await routes(opening: "Lost.swift", "class Other {}") == ["EditorViewInput"])
  }
}
