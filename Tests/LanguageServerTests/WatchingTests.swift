import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Changes on disk that no client tells of.
@Suite(.timeLimit(.minutes(1))) struct WatchingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" })
  }

  private var menu: String { folder.uri("Menu.swift") }

  @Test func areSeenAllTheSame() async throws {
    let server = try await TestServer.running(on: folder, watchesFolders: true)
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
    let server = try await TestServer.running(watchesFolders: true)
    server.changeFolders(added: [folder])
    try folder.remove("EditorRouter.swift")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("EditorRouter.swift", RouteApp.registering)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

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
