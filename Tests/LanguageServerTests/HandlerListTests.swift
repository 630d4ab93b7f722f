import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct HandlerListTests {
  @Test func listsAreSorted() {
    let lists = [
      Handlers.requests.map { String(describing: $0) }, Handlers.sessionRequests.map { String(describing: $0) },
      Handlers.notifications.map { String(describing: $0) },
    ]
    for list in lists { #expect(list == list.sorted() && Set(list).count == list.count) }
  }

  @Test func methodsAreDistinct() {
    let methods =
      Handlers.requests.map { $0.method } + Handlers.sessionRequests.map { $0.method }
      + Handlers.notifications.map { $0.method }
    #expect(Set(methods).count == methods.count)
  }

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func filesAreWatchedWhereTheClientCan(isDynamic: Bool, isRelative: Bool) async throws {
    let folder = try TemporaryFolder()
    let server = try await TestServer.running(
      on: folder,
      capabilities: [
        "workspace": [
          "didChangeWatchedFiles": [
            "dynamicRegistration": .bool(isDynamic), "relativePatternSupport": .bool(isRelative),
          ]
        ]
      ])
    await server.settle()
    let registration = server.client.unread { $0["method"] == "client/registerCapability" }.first?["params"]
    #expect((registration != nil) == isDynamic)
    server.client.closeOutput()
    guard isDynamic else { return }
    let watched = try #require(registration?["registrations"]?.array?.first)
    #expect(watched["method"] == "workspace/didChangeWatchedFiles")
    let glob = watched["registerOptions"]?["watchers"]?.array?.first?["globPattern"]
    let pattern: JSONValue = "**/*"
    let base = DocumentURI(filePath: folder.path.bytes).text
    #expect(glob == (isRelative ? ["baseUri": .string(base), "pattern": pattern] : pattern))
  }

  @Test(arguments: [true, false])
  func watchingFollowsTheFolders(isRelative: Bool) async throws {
    let folders = try (TemporaryFolder(), TemporaryFolder())
    let server = try await TestServer.running(
      capabilities: [
        "workspace": [
          "didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": .bool(isRelative)]
        ]
      ])
    server.changeFolders(added: [folders.0])
    let first = await server.client.next("client/registerCapability")?["registrations"]?.array?.first?["id"]
    server.changeFolders(added: [folders.1], removed: [folders.0])
    server.changeFolders(removed: [folders.1])
    let end = await server.client.next("client/unregisterCapability")?["unregisterations"]
    #expect(end == [["id": first ?? .null, "method": "workspace/didChangeWatchedFiles"]])
    await server.settle()
    let later = server.client.unread().compactMap { $0["method"]?.string }
    #expect(later == (isRelative ? ["client/registerCapability", "client/unregisterCapability"] : []))
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      (["workspaceFolders": [["uri": "<uri>", "name": "App"]], "rootUri": "file:///nowhere"], true),
      (["workspaceFolders": [["uri": "<uri>", "name": "App"], ["uri": "<uri>", "name": "Again"]]], true),
      (["workspaceFolders": [], "rootUri": "<uri>"], true), (["workspaceFolders": .null, "rootUri": "<uri>"], true),
      (["rootPath": "<path>"], true), (["rootUri": .null], false),
      (["workspaceFolders": [["uri": "git:/a", "name": "App"]]], false),
    ] as [(JSONValue, Bool)])
  func theNewestWordForFoldersCounts(parameters: JSONValue, isFound: Bool) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try TestServer()
    let text = String(decoding: try parameters.serialized(), as: UTF8.self)
      .replacing("<uri>", with: DocumentURI(filePath: folder.path.bytes).text).replacing(
        "<path>", with: folder.path.description)
    guard case .object(var object) = try JSONValue(parsing: Array(text.utf8)) else { return }
    object["capabilities"] = [:]
    object["processId"] = .null
    _ = await server.client.request("initialize", .object(object))
    let answer = await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer?.array?.count == (isFound ? 1 : nil))
    server.client.closeOutput()
  }
}
