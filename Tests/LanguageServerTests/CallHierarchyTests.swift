import JSON
import TestSupport
import Testing

@Suite struct CallHierarchyTests {
  private static let files = RouteApp.files.merging([
    "Editor.swift": RouteApp.files["Editor.swift", default: ""]
      + "\nextension EditorViewController { func f() { Router.to(RoutableView<LostViewInput>()) } }\n",
    "More.swift": """
    extension EditorViewController { func g() { Router.to(RoutableView<LostViewInput>()) } }
    struct Palette { func f() { Router.to(RoutableView<EditorViewInput>()) } }
    extension Palette { func g() { Router.to(RoutableView<EditorViewInput>()) } }
    """,
  ]) { $1 }

  @Test func callsAreRoutes() async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder)
    let items = await server.ask("prepareCallHierarchy", folder.uri("Menu.swift"), line: 1, character: 49)
    let item = try #require(items?.array?.first)
    #expect(items?.array?.count == 1)
    #expect(item["name"] == "EditorViewController" && item["kind"] == 5 && item["detail"] == "view EditorViewInput")
    #expect(item["uri"]?.string == folder.uri("Editor.swift") && item["selectionRange"] == range(2, 6, 26))

    let incoming = await server.client.request("callHierarchy/incomingCalls", ["item": item])?.array ?? []
    #expect(incoming.map { $0["from"]?["name"] } == ["Menu.swift", "Palette"])
    #expect(incoming.map { $0["from"]?["kind"] } == [1, 5])
    #expect(incoming.map { $0["fromRanges"] } == [[range(1, 43, 58)], [range(1, 51, 66), range(2, 54, 69)]])

    let outgoing = await server.client.request("callHierarchy/outgoingCalls", ["item": item])?.array ?? []
    #expect(outgoing.map { $0["to"]?["name"] } == ["LostViewInput"])
    #expect(outgoing.map { $0["fromRanges"] } == [[range(4, 67, 80)]], "those in the item's own document")
    let lost = try #require(outgoing.first?["to"])
    #expect(await server.client.request("callHierarchy/incomingCalls", ["item": lost])?.array?.count == 2)
    let file = try #require(incoming.first?["from"])
    let next = await server.client.request("callHierarchy/outgoingCalls", ["item": file])?.array?.first
    #expect(next?["to"] == item)
    server.client.closeOutput()
  }

  @Test func aTypeThatOnlyRoutesIsPartOfTheGraph() async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder)
    for (line, character) in [(1, 10), (2, 13)] as [(Int64, Int64)] {
      let items = await server.ask(
        "prepareCallHierarchy", folder.uri("More.swift"), line: line, character: character)
      #expect(items?.array?.map { $0["name"] } == ["Palette"])
      let calls = await server.client.request(
        "callHierarchy/outgoingCalls", ["item": items?.array?.first ?? .null])?.array
      #expect(calls?.map { $0["to"]?["name"] } == ["EditorViewController"])
    }
    #expect(await server.ask("prepareCallHierarchy", folder.uri("App.swift"), line: 0, character: 14) == .null)
    server.client.closeOutput()
  }

  @Test func aHeaderHasOnlyTheNameToShow() async throws {
    let folder = try TemporaryFolder([
      "Menu.h": "@interface Menu : UIViewController <ZIKRoutableView>\n@end\n",
      "Menu.m": "@implementation Menu\n- (void)f { [ZIKRouterToView(P) performPath:path]; }\n@end\n",
    ])
    let server = try await TestServer.running(on: folder)
    let item = await server.ask("prepareCallHierarchy", folder.uri("Menu.h"), line: 0, character: 13)?.array?.first
    let calls = await server.client.request("callHierarchy/outgoingCalls", ["item": item ?? .null])?.array
    #expect(calls?.map { $0["to"]?["name"] } == ["P"])
    #expect(calls?.map { $0["fromRanges"] } == [[range(0, 11, 15)]])
    server.client.closeOutput()
  }

  @Test(arguments: [.null, 7, ["kind": "type"], ["kind": "route", "name": "P"]] as [JSONValue])
  func itemsOfOthersLeadNowhere(data: JSONValue) async throws {
    let server = try await TestServer.running(on: TemporaryFolder(RouteApp.files))
    let item: JSONValue = [
      "name": "C", "kind": 5, "uri": "file:///a", "range": range(0, 0, 0), "selectionRange": range(0, 0, 0),
      "data": data,
    ]
    for direction in ["incoming", "outgoing"] {
      #expect(await server.client.request("callHierarchy/\(direction)Calls", ["item": item]) == .null)
    }
    server.client.closeOutput()
  }
}
