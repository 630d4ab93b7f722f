import JSON
import TestSupport
import Testing

/// The settings of the editor.
@Suite struct SettingsTests {
  private static let hint: JSONValue = ["rules": ["lookup-unregistered": "hint"]]
  private static let asking: JSONValue = ["workspace": ["configuration": true]]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" && $0.key != "EditorRouter.swift" })
  }

  private func server(_ capabilities: JSONValue = [:], options: JSONValue = .null) async throws -> TestServer {
    let server = try TestServer()
    _ = await server.client.request(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities, "rootPath": .string(folder.path.description),
        "initializationOptions": options,
      ])
    server.client.notify("initialized")
    return server
  }

  /// The severity of the look-up in a menu, when it is this one.
  private func expect(_ server: TestServer, severity: JSONValue, of menu: String? = nil) async {
    let menu = JSONValue.string(menu ?? folder.uri("Menu.swift"))
    let published = await server.client.next("textDocument/publishDiagnostics") {
      $0["uri"] == menu && $0["diagnostics"]?.array?.first?["severity"] == severity
    }
    #expect(published != nil)
  }

  @Test(arguments: [hint, ["waymark": hint]]) func mayComeWithTheIntroduction(options: JSONValue) async throws {
    try folder.write(".waymark.yml", "rules: {lookup-unregistered: warning}\n")
    let server = try await server(options: options)
    await expect(server, severity: 4)
    server.client.closeOutput()
  }

  @Test(arguments: [.null, [:], ["settings": .null], ["settings": [:]]] as [JSONValue])
  func areAskedForWhereTheClientTellsThem(change: JSONValue) async throws {
    let server = try await server(Self.asking, options: Self.hint)
    let first = try #require(await server.client.nextMessage("workspace/configuration"))
    #expect(first["params"]?["items"]?.array?.first?["section"] == "waymark")
    server.client.answer(first["id"] ?? .null, [.null])
    await expect(server, severity: 4)
    server.client.notify("workspace/didChangeConfiguration", change)
    let second = try #require(await server.client.nextRequest("workspace/configuration"))
    server.client.answer(second, [["rules": ["lookup-unregistered": "information"]]])
    await expect(server, severity: 3)
    server.client.closeOutput()
  }

  @Test func aFoldersOwnSettingsHoldForIt() async throws {
    let other = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" && $0.key != "EditorRouter.swift" })
    let (here, there) = (folder.uri("Menu.swift"), other.uri("Menu.swift"))
    let server = try TestServer()
    let folders = [folder, other].map { ["uri": .string($0.uri), "name": "App"] as JSONValue }
    _ = await server.client.request(
      "initialize",
      ["processId": .null, "capabilities": Self.asking, "workspaceFolders": .array(folders)])
    server.client.notify("initialized")
    let first = try #require(await server.client.nextMessage("workspace/configuration"))
    #expect(
      first["params"]?["items"]?.array == [folder, other].map { ["scopeUri": .string($0.uri), "section": "waymark"] })
    server.client.answer(first["id"] ?? .null, [Self.hint, .null])
    await expect(server, severity: 4)
    await expect(server, severity: 1, of: there)
    for settings in [.null, [:]] as [JSONValue] {
      server.client.notify("workspace/didChangeConfiguration", ["settings": settings])
      let again = try #require(await server.client.nextRequest("workspace/configuration"))
      server.client.answer(again, settings == .null ? [.null, Self.hint] : [Self.hint, .null])
      await expect(server, severity: settings == .null ? 1 : 4, of: here)
      await expect(server, severity: settings == .null ? 4 : 1, of: there)
    }
    server.changeFolders(removed: [folder])
    let last = try #require(await server.client.nextMessage("workspace/configuration"))
    #expect(last["params"]?["items"]?.array == [["scopeUri": .string(other.uri), "section": "waymark"]])
    server.client.closeOutput()
  }

  @Test func nothingIsAskedForBeforeTheClientIsReady() async throws {
    let server = try TestServer()
    _ = await server.client.request("initialize", ["processId": .null, "capabilities": Self.asking])
    server.client.notify("workspace/didChangeConfiguration", ["settings": .null])
    server.changeFolders(added: [folder])
    await server.settle()
    #expect(server.client.unread { $0["id"] != nil }.isEmpty)
    server.client.notify("initialized")
    #expect(await server.client.nextRequest("workspace/configuration") != nil)
    server.client.closeOutput()
  }

  @Test func areTakenFromTheNoticeOtherwise() async throws {
    let server = try await server()
    await expect(server, severity: 1)
    server.client.notify("workspace/didChangeConfiguration", ["settings": ["waymark": Self.hint, "other": 3]])
    await expect(server, severity: 4)
    server.client.notify("workspace/didChangeConfiguration", ["settings": ["other": 3]])
    server.client.notify("workspace/didChangeConfiguration", ["settings": ["waymark": ["world": "open"]]])
    #expect(await server.waitForDiagnostics(folder.uri("Menu.swift"), []) != nil)
    server.client.closeOutput()
  }

  @Test func theUnknownIsShownWhereItIsWanted() async throws {
    try folder.write(".waymark.yml", "world: open\n")
    let server = try await server(options: ["includeUnknown": true])
    await expect(server, severity: 3)
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      (["world": 3], "'world' must be 'closed' or 'open'"), (["wrold": "open"], "unknown setting 'wrold'"),
      (["rules": []], "'rules' must be an object"), (3, "the settings must be an object"),
      (["rules": ["lookup": "off"]], "unknown rule 'lookup'"),
      (["includeUnknown": "yes"], "'includeUnknown' must be true or false"),
      (
        ["rules": ["lookup-unregistered": 3]],
        "the level of 'lookup-unregistered' must be one of off, on, error, warning, information, hint, info"
      ),
    ] as [(JSONValue, String)])
  func mistakesAreToldOnceAndTheRestHolds(settings: JSONValue, words: String) async throws {
    let server = try await server(options: settings)
    for _ in 1...3 { server.client.notify("workspace/didChangeConfiguration", ["settings": ["waymark": settings]]) }
    await expect(server, severity: 1)
    let shown = server.client.unread { $0["method"] == "window/showMessage" }
    #expect(
      shown.map { $0["params"]?["message"] } == [.string("Waymark's settings: \(words). The other settings apply.")])
    #expect(server.client.unread { $0["method"] == "window/logMessage" }.count == 1)
    server.client.closeOutput()
  }

  @Test(arguments: [true, false]) func changesAreAskedForWhereTheClientCan(isDynamic: Bool) async throws {
    let server = try await server(["workspace": ["didChangeConfiguration": ["dynamicRegistration": .bool(isDynamic)]]])
    await server.settle()
    let asked = server.client.unread { $0["method"] == "client/registerCapability" }
    let registration = asked.first?["params"]?["registrations"]?.array?.first
    #expect((registration?["method"] == "workspace/didChangeConfiguration") == isDynamic)
    #expect((registration?["registerOptions"] == ["section": "waymark"]) == isDynamic)
    server.client.closeOutput()
  }
}
