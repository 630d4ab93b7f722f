import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Why a status is unknown, as an editor explains it.
@Suite struct UnknownTests {
  private static let title = "Why is 'Passed' unknown?"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App.swift": "@main struct Small: App {}\n",
      "Inputs.swift": "@objc protocol Passed: ZIKViewRoutable {}\n@objc protocol Broken: ZIKViewRoutable {}\n",
      "Other.swift": "func f() { Broken(\n",
      "Use.swift": """
      func a() { Navigator.show(RoutableView<Passed>(), animated: true) }
      func b() { Router.to(RoutableView<Passed>()) }
      func c() { Router.to(RoutableView<Broken>()) }
      func d() { Router.to(viewIdentifier: "none") }

      """,
    ])
  }

  private func actions(_ server: TestServer, _ line: Int64, _ character: Int64) async -> [JSONValue] {
    let params: JSONValue = [
      "textDocument": ["uri": .string(folder.uri("Use.swift"))], "range": range(line, character, character),
      "context": ["diagnostics": []],
    ]
    return await server.client.request("textDocument/codeAction", params)?.array ?? []
  }

  private func explain(_ server: TestServer, _ line: Int64, _ character: Int64) async throws -> JSONValue? {
    let explaining = await actions(server, line, character).first {
      $0["command"]?["command"] == "waymark.explainUnknown"
    }
    let command = try #require(explaining?["command"])
    return await server.client.request(
      "workspace/executeCommand",
      ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null])
  }

  private func running(showingDocuments: Bool) async throws -> TestServer {
    try await TestServer.running(
      on: folder,
      capabilities: [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
        "window": ["showDocument": ["support": .bool(showingDocuments)]],
      ])
  }

  @Test(
    arguments: [
      (1, 37, range(0, 39, 45), "Use.swift", "Use.swift:1", "name Navigator.show(_:animated:) under functions"),
      (2, 37, range(0, 0, 0), "Other.swift", "Other.swift:1", "look for the name in"),
    ] as [(Int64, Int64, JSONValue, String, String, String)])
  func theReasonIsShownAndItsPlaceOpened(
    line: Int64, character: Int64, range: JSONValue, file: String, place: String, advice: String
  ) async throws {
    let server = try await running(showingDocuments: true)
    let result = try #require(try await explain(server, line, character))
    let message = try #require(result["message"]?.string)
    #expect(message.contains("' is unknown: ") && message.contains("To resolve this: "))
    #expect(message.contains(advice) && message.hasSuffix(place), "\(message)")
    #expect(result["location"] == ["uri": .string(folder.uri(file)), "range": range])
    #expect(await server.client.next("window/showMessage") == ["type": 3, "message": .string(message)])
    let shown = await server.client.next("window/showDocument")
    #expect(shown?["uri"]?.string == folder.uri(file) && shown?["selection"] == range)
    server.client.closeOutput()
  }

  @Test func aClientThatShowsNoDocumentsGetsTheMessage() async throws {
    let server = try await running(showingDocuments: false)
    #expect(try await explain(server, 1, 37) != nil)
    await server.settle()
    let messages = server.client.unread { $0["method"]?.string?.hasPrefix("window/show") == true }
    #expect(messages.map { $0["method"] } == ["window/showMessage"])
    server.client.closeOutput()
  }

  @Test func theActionIsOfferedWhereTheStatusIsUnknown() async throws {
    let server = try await running(showingDocuments: true)
    for (line, character, isOffered) in [(0, 41, true), (1, 37, true), (2, 5, false), (3, 40, false)]
      as [(Int64, Int64, Bool)]
    {
      let titles = await actions(server, line, character).map { $0["title"]?.string }
      #expect(titles.contains(Self.title) == isOffered, "line \(line): \(titles)")
    }
    server.client.closeOutput()
  }

  @Test func whatIsNotUnknownHasNoReason() async throws {
    let server = try await running(showingDocuments: true)
    let place: JSONValue = [
      "textDocument": ["uri": .string(folder.uri("Use.swift"))], "position": ["line": 3, "character": 1],
    ]
    let command: JSONValue = ["command": "waymark.explainUnknown", "arguments": [place]]
    #expect(await server.client.request("workspace/executeCommand", command) == .null)
    let message = await server.client.next("window/showMessage")
    #expect(message?["message"] == "There is no unknown route at this place.")
    server.client.closeOutput()
  }
}
