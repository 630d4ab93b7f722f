import JSON
import TestSupport
import Testing

@Suite struct InlayHintTests {
  private static let refreshing: JSONValue = [
    "workspace": ["inlayHint": ["refreshSupport": true], "codeLens": ["refreshSupport": true]]
  ]

  private static func hints(_ server: TestServer, _ uri: String, _ range: JSONValue) async -> JSONValue? {
    await server.client.request(
      "textDocument/inlayHint", ["textDocument": ["uri": .string(uri)], "range": range])
  }

  private static func set(_ server: TestServer, _ isOn: JSONValue) {
    server.client.notify("workspace/didChangeConfiguration", ["settings": ["waymark": ["inlayHints": isOn]]])
  }

  @Test func hintsAreForThoseWhoAskForThem() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.refreshing)
    let (menu, whole) = (folder.uri("Menu.swift"), range(0, 0, 0))
    let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    #expect(await Self.hints(server, menu, all) == .null)
    Self.set(server, true)
    #expect(await server.client.nextMessage("workspace/inlayHint/refresh") != nil)
    let hint: JSONValue = [
      "position": ["line": 1, "character": 58], "label": "→ EditorViewController", "paddingLeft": true,
    ]
    #expect(await Self.hints(server, menu, all) == [hint])
    #expect(await Self.hints(server, menu, whole) == .null, "only what is in the range")
    #expect(await Self.hints(server, folder.uri("EditorRouter.swift"), all) == .null)
    Self.set(server, false)
    #expect(await server.client.nextMessage("workspace/inlayHint/refresh") != nil)
    #expect(await Self.hints(server, menu, all) == .null)
    server.client.closeOutput()
  }

  @Test func textsHaveTheirHintsBehindThem() async throws {
    let folder = try TemporaryFolder([
      "Router.swift": """
      class PlayerRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerView(Panel.self)
          registerURLPattern("app://player/:id")
        }
      }
      """,
      "Menu.swift": "func f() { ZIKAnyViewRouter.performURL(\"app://player/3\", path: .push) }",
    ])
    let server = try await TestServer.running(on: folder)
    Self.set(server, true)
    let hints = await Self.hints(server, folder.uri("Menu.swift"), range(0, 0, 99))
    #expect(hints?.array?.map { $0["label"] } == ["→ Panel, Player"])
    #expect(hints?.array?.map { $0["position"] } == [["line": 0, "character": 55]])
    server.client.closeOutput()
  }

  @Test func editsElsewhereMakeTheClientAskAgain() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.refreshing)
    _ = await server.ask("hover", folder.uri("Menu.swift"), line: 1, character: 49)
    _ = await server.waitForDiagnostics(folder.uri("Lost.swift"), ["unregistered-protocol"])
    await server.settle()
    #expect(server.client.unread { $0["method"] == "workspace/codeLens/refresh" }.isEmpty, "nothing was asked yet")
    server.open(folder.uri("Menu.swift"), RouteApp.lookUp + "\n" + RouteApp.lookUp)
    #expect(await server.client.nextMessage("workspace/codeLens/refresh") != nil)
    #expect(server.client.unread { $0["method"] == "workspace/inlayHint/refresh" }.isEmpty, "hints are off")
    server.open(folder.uri("Lost.swift"), "\n" + RouteApp.files["Lost.swift", default: ""])
    _ = await server.waitForDiagnostics(folder.uri("Lost.swift"), ["unregistered-protocol"])
    await server.settle()
    #expect(server.client.unread { $0["method"] == "workspace/codeLens/refresh" }.isEmpty, "no count has changed")
    server.client.closeOutput()
  }
}
