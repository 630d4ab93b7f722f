import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing
import Workspace

@testable import LanguageServer

/// The map of routes as a page that the client opens.
@Suite(.enabled(if: (try? Graphviz()) != nil, "Graphviz is not installed")) struct RouteMapCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files)
  }

  private func server(showsDocuments: Bool = true) async throws -> TestServer {
    let window: JSONValue = ["showDocument": ["support": .bool(showsDocuments)]]
    return try await TestServer.running(on: folder, capabilities: ["window": window])
  }

  private func show(_ argument: JSONValue?, _ server: TestServer) async -> JSONValue? {
    await server.client.request(
      "workspace/executeCommand",
      ["command": "waymark.showRouteMap", "arguments": .array([argument].compactMap(\.self))])
  }

  /// What is in the page, which is deleted.
  private func page(_ answer: JSONValue?) throws -> String {
    let uri = try #require(answer?["uri"]?.string)
    let path = try #require(DocumentURI(uri).path).description
    let attributes = try FileManager.default.attributesOfItem(atPath: (path as NSString).deletingLastPathComponent)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path)
    return page
  }

  private func place(_ file: String, _ position: JSONValue? = nil) -> JSONValue {
    var place: JSONObject = ["textDocument": ["uri": .string(folder.uri(file))]]
    if let position { place["position"] = position }
    return .object(place)
  }

  @Test func theClientOpensThePage() async throws {
    let server = try await server()
    let answer = await show(nil, server)
    let request = try #require(await server.client.nextMessage("window/showDocument"))
    #expect(request["params"] == ["uri": answer?["uri"] ?? .null, "external": true, "takeFocus": true])
    let page = try page(answer)
    #expect(page.hasPrefix("<!doctype html>") && page.contains("EditorViewController"))
    #expect(page.contains(#""Menu.swift""#) && page.contains(#""path""#) && page.contains(folder.path.description))
    server.client.answer(request["id"] ?? .null, ["success": true])
    await server.settle()
    #expect(server.client.unread { $0["method"] == "window/showMessage" }.isEmpty)
    // The same file is written again.
    let again = await show(["openWith": "vscode"], server)
    #expect(try again?["uri"] == answer?["uri"] && self.page(again).contains(#","vscode","#))
    server.client.closeOutput()
  }

  @Test(arguments: [true, false]) func otherwiseThePathIsTold(showsDocuments: Bool) async throws {
    let server = try await server(showsDocuments: showsDocuments)
    let answer = await show(nil, server)
    if showsDocuments {
      let request = await server.client.nextMessage("window/showDocument")
      server.client.answer(request?["id"] ?? .null, ["success": false])
    }
    let told = await server.client.next("window/showMessage")?["message"]?.string
    let path = DocumentURI(answer?["uri"]?.string ?? "").path?.description
    #expect(told == path.map { "The route map is in \($0)." })
    _ = try page(answer)
    server.client.closeOutput()
  }

  @Test func unsavedDocumentsCount() async throws {
    let server = try await server()
    server.open(folder.uri("Menu.swift"), "class UnsavedMenu {\n\(RouteApp.lookUp)\n}")
    #expect(try page(await show(nil, server)).contains("UnsavedMenu"))
    server.client.closeOutput()
  }

  @Test func aMapStartsAtAPlaceOrARoute() async throws {
    let server = try await server()
    let menu = #""Menu.swift","file""#
    let route: JSONValue = ["route": ["system": "zikrouter", "kind": "view", "name": "EditorViewInput"]]
    for (argument, startsAtMenu) in [
      (place("Menu.swift"), true), (place("Menu.swift", ["line": 1, "character": 49]), false),
      (place("Menu.swift", ["line": 0, "character": 2]), true), (place("Editor.swift"), false), (route, false),
    ] {
      let page = try page(await show(argument, server))
      #expect(page.contains("EditorViewController") && page.contains(menu) == startsAtMenu, "\(argument)")
    }
    server.client.closeOutput()
  }

  @Test func nothingIsDrawnWhereNothingIs() async throws {
    let server = try await server()
    let noRoute: JSONValue = ["route": ["system": "zikrouter", "kind": "view", "name": "Nowhere"]]
    for argument in [place("App.swift"), place("Nowhere.swift"), noRoute] {
      #expect(await show(argument, server) == .null)
      let message: JSONValue = ["type": 3, "message": "There is no screen, router or route at this place."]
      #expect(await server.client.next("window/showMessage") == message)
    }
    server.client.closeOutput()
  }
}
