import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Clients that ask for diagnostics.
@Suite struct PullDiagnosticsTests {
  private static let pulling: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" && $0.key != "EditorRouter.swift" })
  }

  private var menu: String { folder.uri("Menu.swift") }
  private var router: String { folder.uri("EditorRouter.swift") }

  @Test(
    arguments: [
      (pulling, true), ([:], false), (["textDocument": ["diagnostic": [:]]], false),
      (["workspace": ["diagnostics": ["refreshSupport": true]]], false),
    ] as [(JSONValue, Bool)])
  func areEitherPulledOrPushed(capabilities: JSONValue, isPulling: Bool) async throws {
    let server = try TestServer()
    let result = await server.client.request(
      "initialize",
      ["processId": .null, "capabilities": capabilities, "rootPath": .string(folder.path.description)])
    let provider: JSONValue = [
      "identifier": "waymark", "interFileDependencies": true, "workspaceDiagnostics": true,
    ]
    #expect(result?["capabilities"]?["diagnosticProvider"] == (isPulling ? provider : nil))
    server.client.notify("initialized")
    // What was found before the client was ready it has not asked for.
    server.open(folder.uri("New.swift"), RouteApp.declaredTwice)
    if isPulling {
      #expect(await server.client.nextRequest("workspace/diagnostic/refresh") != nil)
    } else {
      #expect(await server.client.next("textDocument/publishDiagnostics") != nil)
    }
    await server.settle()
    let other = isPulling ? "textDocument/publishDiagnostics" : "workspace/diagnostic/refresh"
    #expect(server.client.unread { $0["method"] == .string(other) }.isEmpty)
    server.client.closeOutput()
  }

  @Test func aDocumentIsSaidOnce() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let first = try #require(await server.pull(menu))
    #expect(first["kind"] == "full")
    #expect(first["items"]?.array?.map { $0["code"] } == ["lookup-unregistered"])
    let id = try #require(first["resultId"])
    #expect(await server.pull(menu, previous: id) == ["kind": "unchanged", "resultId": id])
    server.open(router, RouteApp.registering)
    let cleared = try #require(await server.pull(menu, previous: id))
    #expect(cleared["kind"] == "full" && cleared["items"] == [])
    server.close(router)
    #expect(await server.pull(menu, previous: id) == ["kind": "unchanged", "resultId": id])
    #expect(await server.pull("untitled:Untitled-1")?["items"] == [])
    server.client.closeOutput()
  }

  @Test func theWorkspaceIsSaidWhereItChanged() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    server.open(menu, RouteApp.lookUp, version: 7)
    let first = try #require(await server.pullAll([:]))
    #expect(first.map { $0["uri"] } == [.string(folder.uri("Editor.swift")), .string(menu)])
    #expect(first.map { $0["version"] } == [.null, 7])
    #expect(first.map { $0["kind"] } == ["full", "full"])
    server.open(router, RouteApp.registering)
    let cleared = try #require(await server.pullAll(Self.resultIDs(of: first)))
    #expect(cleared.map { $0["uri"] } == [folder.uri("Editor.swift"), router, menu].map { .string($0) })
    #expect(cleared.map { $0["items"] } == [[], [], []])
    // Of open documents it is also said that they are clean.
    #expect(await server.pullAll([:])?.map { $0["uri"] } == [.string(router), .string(menu)])
    server.client.closeOutput()
  }

  @Test func anAnswerWithoutNewsWaitsForThem() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let first = try #require(await server.pullAll([:]))
    let held = server.askForAll(Self.resultIDs(of: first))
    await server.settleDiagnostics()
    server.open(folder.uri("Notes.txt"), "nothing")
    // A kept request is tried again after the new diagnostics are computed, before any later
    // request.
    for _ in 0..<2 { await server.settleDiagnostics() }
    #expect(server.client.unread { $0["id"] == held }.isEmpty)
    server.open(router, RouteApp.registering)
    let news = try #require(await server.client.response(to: held)?["result"]?["items"]?.array)
    #expect(news.map { $0["items"] } == [[], [], []])
    server.client.closeOutput()
  }

  @Test func whatWasSaidInAStateThatIsGoneIsTakenBack() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let first = try #require(await server.pullAll([:]))
    for _ in 0..<20 {
      server.open(router, RouteApp.registering)
      let registered = server.askForAll(Self.resultIDs(of: first))
      server.close(router)
      let news = try #require(await server.client.response(to: registered)?["result"]?["items"]?.array)
      let back = server.askForAll(Self.resultIDs(of: news))
      let items = try #require(await server.client.response(to: back)?["result"]?["items"]?.array)
      #expect(items.filter { $0["kind"] == "full" && $0["items"] != [] }.map { $0["uri"] } == first.map { $0["uri"] })
    }
    server.client.closeOutput()
  }

  @Test func whoWaitsCanGiveUp() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let known = Self.resultIDs(of: try #require(await server.pullAll([:])))
    for _ in 0..<50 {
      let held = server.askForAll(known)
      server.client.notify("$/cancelRequest", ["id": held])
      #expect(await server.client.response(to: held)?["error"]?["code"] == -32800)
    }
    let held = server.askForAll(known)
    _ = await server.pull(menu)
    #expect(await server.client.request("shutdown") == .null)
    #expect(await server.client.response(to: held)?["error"]?["code"] == -32802)
    server.client.notify("exit")
    #expect(await server.client.rest().filter { $0["method"] == nil }.isEmpty, "each request has one response")
  }

  @Test func onlyAFewWait() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let known = Self.resultIDs(of: try #require(await server.pullAll([:])))
    for _ in 0..<16 {
      _ = server.askForAll(known)
      _ = await server.pull(menu)
    }
    #expect(await server.pullAll(known)?.map { $0["kind"] } == ["unchanged", "unchanged"])
    server.client.closeOutput()
  }

  private static func resultIDs(of items: [JSONValue]) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: items.map { ($0["uri"]?.string ?? "", $0["resultId"] ?? .null) })
  }

  @Test func theWorkspaceIsSaidInPartsWhereTheClientTakesThem() async throws {
    for number in 0..<150 { try folder.write("Menus/Menu\(number).swift", RouteApp.lookUp) }
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    let whole = try #require(await server.pullAll([:]))
    let rest = await server.client.request(
      "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "parts"])
    #expect(rest == ["items": []])
    let parts = server.client.unread { $0["method"] == "$/progress" }.map { $0["params"] }
    #expect(parts.allSatisfy { $0?["token"] == "parts" })
    #expect(parts.map { $0?["value"]?["items"]?.array?.count } == [64, 64, 24])
    #expect(parts.flatMap { $0?["value"]?["items"]?.array ?? [] } == whole)
    server.client.closeOutput()
  }

  @Test func theClientIsToldToAskOnceAtATime() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.pulling)
    server.open(folder.uri("New.swift"), RouteApp.declaredTwice)
    let id = try #require(await server.client.nextRequest("workspace/diagnostic/refresh"))
    server.open(router, RouteApp.registering)
    await server.settleDiagnostics()
    #expect(server.client.unread { $0["method"] == "workspace/diagnostic/refresh" }.isEmpty)
    server.client.answer(id, .null)
    #expect(await server.client.nextRequest("workspace/diagnostic/refresh") != nil)
    server.client.closeOutput()
  }
}

extension TestServer {
  fileprivate func pull(_ uri: String, previous: JSONValue? = nil) async -> JSONValue? {
    var params: JSONValue = ["textDocument": ["uri": .string(uri)]]
    if let previous { params = ["textDocument": ["uri": .string(uri)], "previousResultId": previous] }
    return await client.request("textDocument/diagnostic", params)
  }

  fileprivate func pullAll(_ known: [String: JSONValue]) async -> [JSONValue]? {
    await client.response(to: askForAll(known))?["result"]?["items"]?.array
  }

  fileprivate func askForAll(_ known: [String: JSONValue]) -> JSONValue {
    let previous = known.map { ["uri": .string($0.key), "value": $0.value] as JSONValue }
    return client.ask("workspace/diagnostic", ["previousResultIds": .array(previous)])
  }
}
