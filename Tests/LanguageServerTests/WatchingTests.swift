import JSON
import LanguageServerProtocol
import TestSupport
import Testing
import Workspace

/// Changes on disk that no client tells of.
@Suite struct WatchingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" })
  }

  private var menu: String { folder.uri("Menu.swift") }

  @Test func areSeenAllTheSame() async throws {
    let server = try await TestServer.running(on: folder, watching: FolderWatch.Limits())
    try folder.remove("EditorRouter.swift")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("Routers/New/EditorRouter.swift", RouteApp.registering)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.move("Routers", to: ".build")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.client.closeOutput()
    #expect(await server.exitCode.value == 1)
  }

  @Test func foldersThatComeAreWatchedToo() async throws {
    let server = try await TestServer.running(watching: FolderWatch.Limits())
    server.changeFolders(added: [folder])
    try folder.remove("EditorRouter.swift")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("EditorRouter.swift", RouteApp.registering)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func aClientThatRefusesToWatchIsNotReliedOn() async throws {
    let server = try await TestServer.running(
      on: folder, capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]],
      watching: FolderWatch.Limits())
    let id = try #require(await server.client.nextRequest("client/registerCapability"))
    #expect(await server.client.request("waymark/status")?["watching"] == "client")
    server.client.send(["jsonrpc": "2.0", "id": id, "error": ["code": -32601, "message": "no"]])
    #expect(await server.client.request("waymark/status")?["watching"] == "server")
    try folder.remove("EditorRouter.swift")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.client.closeOutput()
  }

  #if os(Linux)
    /// As where the kernel has no watches left.
    @Test func whatTheSystemDoesNotWatchIsLookedAtFromTimeToTime() async throws {
      try folder.write("Routers/Deep/EditorRouter.swift", RouteApp.registering)
      try folder.remove("EditorRouter.swift")
      var limits = FolderWatch.Limits()
      (limits.folders, limits.delay) = (1, .milliseconds(50))
      let server = try await TestServer.running(on: folder, watching: limits)
      let message = try #require(await server.client.next("window/showMessage"))
      #expect(message["type"] == 2 && message["message"]?.string?.contains("max_user_watches") == true)
      #expect(await server.client.request("waymark/status")?["watching"] == "partly")
      try folder.remove("Routers/Deep/EditorRouter.swift")
      #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
      try folder.write("Routers/Deep/EditorRouter.swift", RouteApp.registering)
      #expect(await server.waitForDiagnostics(menu, []) != nil)
      #expect(server.client.unread { $0["method"] == "window/showMessage" }.isEmpty, "that is told once")
      server.client.closeOutput()
    }

    /// Nobody there waits for anything of Waymark's; the log says it all the same.
    @Test func whoHasNoRoutesIsNotTold() async throws {
      let folder = try TemporaryFolder(["Deep/Editor.swift": "class Editor {}"])
      var limits = FolderWatch.Limits()
      (limits.folders, limits.delay) = (1, .milliseconds(20))
      let server = try await TestServer.running(on: folder, watching: limits)
      let logged = await server.client.next("window/logMessage") { $0["message"]?.string?.contains("watches") == true }
      #expect(logged?["type"] == 2)
      _ = await server.ask("definition", folder.uri("Deep/Editor.swift"), line: 0, character: 8)
      #expect(server.client.unread { $0["method"] == "window/showMessage" }.isEmpty)
      try folder.write("Deep/Menu.swift", RouteApp.lookUp)
      #expect(await server.client.next("window/showMessage")?["type"] == 2, "there are routes now")
      server.client.closeOutput()
    }
  #endif

  /// A branch is switched: hundreds of files at once, some of them twice, most of them without routes.
  @Test func aStormIsOneChange() async throws {
    let server = try await TestServer.running(on: folder)
    _ = await server.ask("definition", menu, line: 1, character: 49)
    try folder.remove("EditorRouter.swift")
    let gone = (0..<300).map { ["uri": .string(folder.uri("Image\($0).png")), "type": 3] as JSONValue }
    let router: JSONValue = ["uri": .string(folder.uri("EditorRouter.swift")), "type": 3]
    server.client.notify("workspace/didChangeWatchedFiles", ["changes": .array(gone + [router] + gone)])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.client.closeOutput()
  }
}
