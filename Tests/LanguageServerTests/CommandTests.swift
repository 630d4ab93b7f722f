import JSON
import TestSupport
import Testing

@testable import LanguageServer

/// What the server does where clients have no command of their own.
@Suite struct CommandTests {
  private static let showing: JSONValue = ["window": ["showDocument": ["support": true]]]

  private static func place(_ folder: TemporaryFolder, _ file: String, _ line: Int64, _ character: Int64) -> JSONValue {
    [
      "textDocument": ["uri": .string(folder.uri(file))],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  private static func router(_ folder: TemporaryFolder) -> JSONValue {
    ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(0, 6, 22)]
  }

  @Test func theRouterIsAskedForByARequestOfItsOwn() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let answer = await server.client.request("waymark/goToRouter", Self.place(folder, "Menu.swift", 1, 49))
    #expect(answer == [Self.router(folder)])
    #expect(await server.client.request("waymark/goToRouter", Self.place(folder, "Menu.swift", 0, 2)) == .null)
    server.client.closeOutput()
  }

  @Test func aCodeActionLeadsToTheRouter() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(
      on: folder, capabilities: ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
    func actions(_ file: String, _ range: JSONValue, only: JSONValue? = nil) async -> JSONValue? {
      await server.client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(folder.uri(file))], "range": range,
          "context": only.map { ["diagnostics": [], "only": $0] } ?? ["diagnostics": []],
        ])
    }
    let action = try #require(await actions("Menu.swift", range(1, 49, 50))?.array?.first)
    #expect(action["title"] == "Go to router" && action["kind"] == "" && action["edit"] == nil)
    #expect(action["command"]?["command"] == "waymark.goToRouter")
    let command: JSONValue = [
      "command": action["command"]?["command"] ?? .null, "arguments": action["command"]?["arguments"] ?? .null,
    ]
    #expect(await server.client.request("workspace/executeCommand", command) == [Self.router(folder)])
    #expect(await actions("Menu.swift", range(1, 49, 50), only: ["quickfix"]) == .null)
    #expect(await actions("Menu.swift", range(1, 49, 50), only: [])?.array?.isEmpty == false)
    #expect(await actions("Menu.swift", range(0, 2, 2)) == .null)
    #expect(await actions("Menu.swift", wholeLine(1))?.array?.first?["title"] == "Go to router")
    #expect(await actions("Menu.swift", wholeLine(0)) == .null)
    let titles = await actions("EditorRouter.swift", range(0, 8, 8))?.array?.compactMap { $0["title"]?.string }
    #expect(titles?.contains("Go to router") != true, "the cursor is there")
    server.client.closeOutput()
  }

  @Test func theRouterIsShownByACommand() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.showing)
    let command: JSONValue = [
      "command": "waymark.goToRouter", "arguments": [Self.place(folder, "Menu.swift", 1, 49)],
    ]
    #expect(await server.client.request("workspace/executeCommand", command) == [Self.router(folder)])
    #expect(
      await server.client.next("window/showDocument") == [
        "uri": .string(folder.uri("EditorRouter.swift")), "takeFocus": true, "selection": range(0, 6, 22),
      ])
    server.client.closeOutput()
  }

  @Test func withoutThatThePathIsTold() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    for (line, message) in [
      (1, folder("EditorRouter.swift").description + ":1:7"), (0, "No router is known for this symbol."),
    ] as [(Int64, String)] {
      let place = Self.place(folder, "Menu.swift", line, line == 1 ? 49 : 2)
      _ = await server.client.request(
        "workspace/executeCommand", ["command": "waymark.goToRouter", "arguments": [place]])
      #expect(await server.client.next("window/showMessage") == ["type": 3, "message": .string(message)])
    }
    server.client.closeOutput()
  }

  @Test(arguments: [true, false, nil] as [Bool?])
  func theUserChoosesAmongSeveral(shows: Bool?) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.showing)
    let second: JSONValue = ["uri": .string(folder.uri("Menu.swift")), "range": range(1, 2, 5)]
    let command: JSONValue = [
      "command": "waymark.openReferences",
      "arguments": [.string(folder.uri("Menu.swift")), ["line": 0, "character": 0], [Self.router(folder), second]],
    ]
    #expect(await server.client.request("workspace/executeCommand", command) == .null)
    let question = try #require(await server.client.nextMessage("window/showMessageRequest"))
    let titles = question["params"]?["actions"]?.array?.compactMap { $0["title"]?.string }
    #expect(titles == ["EditorRouter.swift:1:7", "Menu.swift:2:3"])
    guard let shows else {
      server.client.answer(question["id"] ?? .null, .null)
      await server.settle()
      let windows = server.client.unread { $0["method"]?.string?.hasPrefix("window/") ?? false }
      #expect(windows.isEmpty)
      server.client.closeOutput()
      return
    }
    server.client.answer(question["id"] ?? .null, ["title": "Menu.swift:2:3"])
    let document = try #require(await server.client.nextMessage("window/showDocument"))
    #expect(document["params"]?["selection"] == range(1, 2, 5))
    server.client.answer(document["id"] ?? .null, ["success": .bool(shows)])
    await server.settle()
    let told = server.client.unread { $0["method"] == "window/showMessage" }
    #expect(told.isEmpty == shows)
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      ["command": "waymark.unknown"], ["command": "waymark.goToRouter", "arguments": []],
      ["command": "waymark.applyFix", "arguments": [1, "x"]], ["command": "waymark.applyFix"],
      ["command": "waymark.openReferences", "arguments": [1, 2]], ["command": "waymark.openReferences"],
      ["command": "waymark.showRouteMap", "arguments": [1]],
      ["command": "waymark.showRouteMap", "arguments": [["openWith": "ed"]]],
      ["command": "waymark.showRouteMap", "arguments": [["position": ["line": 0, "character": 0]]]],
      ["arguments": []],
    ] as [JSONValue])
  func argumentsOfAnotherShapeAreRefused(command: JSONValue) async throws {
    let server = try await TestServer.running()
    #expect(await server.client.errorCode("workspace/executeCommand", command) == -32602)
    server.client.closeOutput()
  }

  @Test func theListIsSorted() {
    let names = ServerCommands.all.map { $0.name }
    #expect(names == names.sorted() && Set(names).count == names.count)
  }
}
