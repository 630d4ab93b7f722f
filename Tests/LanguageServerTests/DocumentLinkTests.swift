import JSON
import TestSupport
import Testing

@Suite struct DocumentLinkTests {
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

  /// Of several files with the name, to the first one.
  @Test func storyboardsLeadToTheirFiles() async throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.storyboard": "", "A/Twice.storyboard": "", "B/Twice.storyboard": "",
      "Router.swift": """
      class PlayerRouter: ZIKAnyViewRouter {
        override func destination(with configuration: ViewRouteConfig) -> Player? {
          _ = [UIStoryboard(name: "Twice", bundle: nil), UIStoryboard(name: "None", bundle: nil), Board(name: "Main")]
          return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Player
        }
      }
      """,
      "ListRouter.m": """
      @implementation ListRouter
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
        [Board storyboardWithName:@"Main" bundle:nil];
        return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
      }
      + (void)registerRoutableDestination {}
      @end
      """,
    ])
    let server = try await TestServer.running(on: folder)
    func links(_ file: String) async -> JSONValue? {
      await server.client.request("textDocument/documentLink", ["textDocument": ["uri": .string(folder.uri(file))]])
    }
    func link(_ line: Int64, _ start: Int64, to name: String, _ file: String) -> JSONValue {
      [
        "range": range(line, start, start + Int64(name.count)), "target": .string(folder.uri(file) + "#L1"),
        "tooltip": .string("Where \(name) is registered"),
      ]
    }
    let main = "App/Base.lproj/Main.storyboard"
    #expect(
      await links("Router.swift") == [
        link(2, 29, to: "Twice", "A/Twice.storyboard"), link(3, 31, to: "Main", main),
      ])
    #expect(await links("ListRouter.m") == [link(3, 45, to: "Main", main)])

    try folder.remove("App/Base.lproj/Main.storyboard")
    try folder.remove("B")
    server.client.notify(
      "workspace/didChangeWatchedFiles",
      [
        "changes": .array(
          ["App/Base.lproj/Main.storyboard", "B"].map { ["uri": .string(folder.uri($0)), "type": 3] })
      ])
    #expect(await links("ListRouter.m") == .null)
    #expect(await links("Router.swift") == [link(2, 29, to: "Twice", "A/Twice.storyboard")])
    server.client.closeOutput()
  }
}
