import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

/// A client that is wrong in every way: each request is answered once, nothing ends the server, and no text is lost.
@Suite struct WrongClientTests {
  private static let junk: [JSONValue] = [
    .null, true, -1, 1.5, "", "x", [], [[]], [:], ["x": [:]], 9_007_199_254_740_993,
  ]

  private static let numbers: [JSONValue] = [
    .null, -1, 1.5, 2_147_483_647, 2_147_483_648, 4_611_686_018_427_387_904, 1e300, "1", [], [:],
  ]

  private static let uris: [JSONValue] = [
    "", "x", "file:", "file://", "file:///", "file://host/a.swift", "file:///%00", "file:///%zz", "file:///%ff.swift",
    "file:///w/%2e%2e/etc/passwd", "untitled:Untitled-1", "git:/a?b#c",
    .string("file:///" + String(repeating: "a", count: 9_000)),
  ]

  private static var positions: [JSONValue] {
    numbers.flatMap { number in [["line": number, "character": 0], ["line": 0, "character": number]] as [JSONValue] }
  }

  private static func place(_ uri: JSONValue, _ position: JSONValue) -> JSONValue {
    [
      "textDocument": ["uri": uri], "position": position,
      "range": ["start": position, "end": ["line": 0, "character": 0]],
      "context": ["includeDeclaration": true, "diagnostics": []], "newName": "x", "query": "x",
    ]
  }

  /// Everything that requests may be given instead of what they take.
  private static func parameters(for document: JSONValue) -> [JSONValue] {
    let start: JSONValue = ["line": 0, "character": 0]
    let inside: JSONValue = ["line": 1, "character": 6]
    let known = place(document, inside)
    let spoiled = ["textDocument", "position", "range", "context", "newName", "query"].flatMap { key in
      junk.map { value -> JSONValue in
        guard case .object(var object) = known else { return .null }
        object[key] = value
        return .object(object)
      }
    }
    return junk + spoiled + positions.map { place(document, $0) } + uris.map { place($0, start) }
      + junk.map { ["data": $0, "title": "x", "label": "x", "command": "waymark.x", "arguments": $0] }
  }

  private static func request(_ message: JSONValue, id: Int64) -> JSONValue {
    guard case .object(var object) = message else { return message }
    object["id"] = .integer(id)
    return .object(object)
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files)
  }

  private var menu: JSONValue { .string(folder.uri("Menu.swift")) }

  private func server() async throws -> TestServer {
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("Menu.swift"), RouteApp.lookUp)
    return server
  }

  /// The server is as well as ever.
  private func expectHealthy(_ server: TestServer) async {
    server.change(folder.uri("Menu.swift"), to: RouteApp.lookUp, version: 1_000)
    #expect(await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)?.array?.count == 1)
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode.value == 0)
  }

  @Test func everyRequestIsAnsweredOnce() async throws {
    let server = try await server()
    let methods =
      Handlers.requests.map { $0.method } + Handlers.sessionRequests.map { $0.method }.filter { $0 != "shutdown" }
    let messages = methods.flatMap { method in
      Self.parameters(for: menu).map { ["jsonrpc": "2.0", "method": .string(method), "params": $0] as JSONValue }
    }
    let requests = messages.enumerated().map { number, message in Self.request(message, id: Int64(-number)) }
    await server.flood(requests)
    for request in requests {
      let response = try #require(await server.client.response(to: request["id"] ?? .null))
      let code = response["error"]?["code"]
      #expect((response["result"] != nil) != (code != nil))
      #expect(code == nil || code == -32602 || code == -32600 || code == -32803 || code == -32801, "\(response)")
    }
    await expectHealthy(server)
    #expect(await server.client.rest().allSatisfy { $0["method"] != nil }, "nothing is answered twice")
  }

  @Test func notificationsDoNoHarm() async throws {
    let server = try await server()
    let methods = Handlers.notifications.map { $0.method } + ["$/cancelRequest", "$/unknown", "unknown"]
    let messages = methods.flatMap { method in
      Self.parameters(for: "file:///never/opened.swift").map {
        ["jsonrpc": "2.0", "method": .string(method), "params": $0] as JSONValue
      }
    }
    await server.flood(messages)
    let range: JSONValue = ["start": ["line": 9, "character": 9], "end": ["line": 0, "character": 5]]
    let changes: [JSONValue] =
      Self.positions.map { ["range": ["start": $0, "end": $0], "text": "x"] } + Self.junk + [
        ["range": range, "text": ""]
      ]
    for (number, change) in changes.enumerated() {
      server.client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": menu, "version": .integer(Int64(-number))], "contentChanges": [change]])
    }
    await expectHealthy(server)
  }

  /// Both halves of an emoji, and both bytes of a line's end.
  @Test func placesInsideCharactersAreTheirBeginnings() async throws {
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("Menu.swift")
    server.open(uri, "// 😀\r\n" + RouteApp.lookUp)
    server.change(uri, to: "", range: range(0, 4, 4), version: 2)
    server.change(uri, to: "é", range: range(0, 4, 5), version: 1)
    server.change(uri, to: "", range: range(0, 99, 98), version: 0)
    #expect(await server.ask("definition", uri, line: 2, character: 49)?.array?.count == 1)
    server.client.closeOutput()
  }

  /// It says that it can do everything, and answers nothing that it is asked.
  @Test(arguments: [true, false]) func whoNeverAnswersIsServedAllTheSame(isPulling: Bool) async throws {
    try folder.remove("EditorRouter.swift")
    let diagnostics: JSONValue =
      isPulling ? ["diagnostic": [:], "publishDiagnostics": [:]] : ["publishDiagnostics": [:]]
    let server = try await TestServer.running(on: folder, capabilities: Self.everything(diagnostics))
    for method in ["client/registerCapability", "workspace/configuration"] {
      #expect(await server.client.nextRequest(method) != nil)
    }
    let (uri, router) = (folder.uri("Menu.swift"), folder.uri("EditorRouter.swift"))
    server.open(uri, RouteApp.lookUp)
    for (text, rules, count) in [("", ["lookup-unregistered"], nil), (RouteApp.registering, [], 1)]
      as [(String, [String], Int?)]
    {
      server.open(router, text)
      if isPulling {
        let pulled = await server.client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
        #expect(pulled?["items"]?.array?.map { $0["code"]?.string } == rules)
      } else {
        #expect(await server.waitForDiagnostics(uri, rules) != nil)
      }
      #expect(await server.ask("definition", uri, line: 1, character: 49)?.array?.count == count)
      server.changeFolders(added: [folder])
    }
    let place: JSONValue = ["textDocument": ["uri": .string(uri)], "position": ["line": 1, "character": 49]]
    for _ in 0..<3 {
      #expect(
        await server.client.request(
          "workspace/executeCommand", ["command": "waymark.goToRouter", "arguments": [place]]) != nil)
    }
    await server.settle()
    #expect(server.client.unread { $0["method"] == "window/showDocument" }.count == 3)
    await expectHealthy(server)
  }

  private static func everything(_ diagnostics: JSONValue) -> JSONValue {
    let watches: JSONValue = ["dynamicRegistration": true, "relativePatternSupport": true]
    let refreshes: JSONValue = ["refreshSupport": true]
    return [
      "textDocument": diagnostics,
      "window": ["workDoneProgress": true, "showDocument": ["support": true]],
      "workspace": [
        "applyEdit": true, "configuration": true, "didChangeConfiguration": ["dynamicRegistration": true],
        "didChangeWatchedFiles": watches, "codeLens": refreshes, "inlayHint": refreshes, "diagnostics": refreshes,
      ],
    ]
  }

  @Test func answersNobodyWaitsForAreIgnored() async throws {
    let server = try await server()
    for id in Self.junk {
      server.client.answer(id, .null)
      server.client.send(["jsonrpc": "2.0", "id": id, "error": ["code": 1, "message": "no"]])
      server.client.send(["jsonrpc": "2.0", "id": id, "error": id])
    }
    await expectHealthy(server)
  }
}

extension TestServer {
  /// On a thread of its own: the server stops reading while too much waits.
  fileprivate func flood(_ messages: [JSONValue]) async {
    let client = client
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for message in messages { client.send(message) }
        continuation.resume()
      }
    }
  }
}
