import JSON
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct DocumentLinkTests {
  @Test func textsLeadToTheirRegistrations() async throws {
    let folder = try TemporaryFolder([
      "Router.swift": """
      class PlayerRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("player")
          registerURLPattern("app://player/:id")
        }
      }
      """,
      "Menu.swift": """
      func f() {
        Router.to(viewIdentifier: "player")
        Router.to(viewIdentifier: "nobody")
        /* 😀 */ ZIKAnyViewRouter.performURL("app://player/3", path: .push)
      }
      """,
    ])
    let server = try await TestServer.running(on: folder)
    func links(_ file: String) async -> JSONValue? {
      await server.client.request(
        "textDocument/documentLink", ["textDocument": ["uri": .string(folder.uri(file))]])
    }
    let router = folder.uri("Router.swift")
    #expect(
      await links("Menu.swift") == [
        ["range": range(1, 29, 35), "target": .string(router + "#L3"), "tooltip": "Where player is registered"],
        [
          "range": range(3, 40, 54), "target": .string(router + "#L4"),
          "tooltip": "Where app://player/:id is registered",
        ],
      ])
    #expect(await links("Router.swift") == .null)
    #expect(await links("None.swift") == .null)
    server.client.closeOutput()
  }
}
