import Foundation
import JSON
import TestSupport
import Testing

@testable import LanguageServer

/// What a client is shown while a tree is read, and how it ends that. Every reading lasts here.
@Suite struct ReadingProgressTests {
  private static let shows: JSONValue = ["window": ["workDoneProgress": true]]
  private static let method = "textDocument/definition"

  private let folder: TemporaryFolder

  init() throws {
    let files = (0..<400).map { ("File\($0).swift", RouteApp.registering) }
    folder = try TemporaryFolder(RouteApp.files.merging(Dictionary(uniqueKeysWithValues: files)) { $1 })
  }

  private func server(_ capabilities: JSONValue = [:]) throws -> TestServer {
    var timing = Timing()
    // No reading begins but that of a request.
    (timing.pause, timing.progress) = (.seconds(Patience.seconds), .zero)
    return try TestServer(timing: timing)
  }

  private func introduce(_ server: TestServer, _ capabilities: JSONValue = [:]) async {
    _ = await server.client.request(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities, "rootPath": .string(folder.path.description),
        "workDoneToken": "introduction",
      ])
    server.client.notify("initialized")
  }

  private var place: JSONValue {
    ["textDocument": ["uri": .string(folder.uri("Menu.swift"))], "position": ["line": 1, "character": 49]]
  }

  private func place(showingIn token: JSONValue) -> JSONValue {
    guard case .object(var object) = place else { return place }
    object["workDoneToken"] = token
    return .object(object)
  }

  private func kinds(_ progress: [JSONValue]) -> [JSONValue?] { progress.map { $0["params"]?["value"]?["kind"] } }

  @Test(arguments: ["definition", 7] as [JSONValue]) func aRequestShowsItWhereItSays(token: JSONValue) async throws {
    let server = try server()
    await introduce(server)
    let id = server.client.ask(Self.method, place(showingIn: token))
    #expect(await server.client.response(to: id)?["result"]?.array?.isEmpty == false)
    let progress = server.client.unread { $0["method"] == "$/progress" }
    #expect(progress.allSatisfy { $0["params"]?["token"] == token })
    let kinds = kinds(progress)
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count > 2)
    #expect(kinds.dropFirst().dropLast().allSatisfy { $0 == "report" })
    let percentages = progress.compactMap { message -> Int64? in
      guard case .integer(let percentage)? = message["params"]?["value"]?["percentage"] else { return nil }
      return percentage
    }
    #expect(percentages == percentages.sorted() && (percentages.last ?? 101) <= 100)
    #expect(await server.client.request(Self.method, place(showingIn: "again")) != nil)
    await server.settle()
    #expect(server.client.unread { $0["method"] == "$/progress" }.isEmpty, "there was nothing to do")
    server.client.closeOutput()
  }

  @Test func nothingIsSaidAfterTheReply() async throws {
    let server = try server()
    await introduce(server)
    let id = server.client.ask(Self.method, place(showingIn: "t"))
    #expect(await server.client.next("$/progress")?["value"]?["kind"] == "begin")
    server.client.notify("$/cancelRequest", ["id": id])
    #expect(await server.client.response(to: id)?["error"]?["code"] == -32800)
    #expect(kinds(server.client.unread { $0["method"] == "$/progress" }).last == "end")
    _ = await server.client.request(Self.method, place)
    #expect(server.client.unread { $0["method"] == "$/progress" }.isEmpty)
    server.client.closeOutput()
  }

  /// The reading may be over before the user's word comes, but not again and again.
  @Test func theUserNeedNotWait() async throws {
    var isStopped = false
    for _ in 0..<20 where !isStopped { isStopped = try await stopsReading() }
    #expect(isStopped)
  }

  private func stopsReading() async throws -> Bool {
    let server = try server()
    await introduce(server, Self.shows)
    let id = server.client.ask(Self.method, place)
    let create = try #require(await server.client.nextMessage("window/workDoneProgress/create"))
    server.client.answer(create["id"] ?? .null, .null)
    server.client.notify("window/workDoneProgress/cancel", ["token": create["params"]?["token"] ?? .null])
    let code = await server.client.response(to: id)?["error"]?["code"]
    let progress = server.client.unread { $0["method"] == "$/progress" }
    #expect(progress.allSatisfy { $0["params"]?["value"]?["cancellable"] ?? true == true })
    #expect(code == nil || code == -32800)
    #expect(code == nil || progress.last?["params"]?["value"] == ["kind": "end", "message": "stopped"])
    #expect(await server.client.request(Self.method, place)?.array?.isEmpty == false, "the next one goes on")
    server.client.closeOutput()
    return code != nil
  }

  @Test func nothingIsShownWhereTheClientRefuses() async throws {
    let server = try server()
    await introduce(server, Self.shows)
    let id = server.client.ask(Self.method, place)
    let create = try #require(await server.client.nextRequest("window/workDoneProgress/create"))
    server.client.send(["jsonrpc": "2.0", "id": create, "error": ["code": -32601, "message": "no"]])
    #expect(await server.client.response(to: id)?["result"] != nil)
    #expect(server.client.unread { $0["method"] == "$/progress" }.isEmpty)
    server.client.closeOutput()
  }
}
