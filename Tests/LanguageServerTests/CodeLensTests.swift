import JSON
import TestSupport
import Testing

@Suite struct CodeLensTests {
  private static func lenses(_ server: TestServer, _ uri: String) async -> [JSONValue] {
    await server.client.request("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])?.array ?? []
  }

  private static func menu(_ folder: TemporaryFolder) -> JSONValue {
    ["uri": .string(folder.uri("Menu.swift")), "range": range(1, 43, 58)]
  }

  @Test(arguments: [true, false])
  func aLensSaysItsCountWhenItIsResolved(hasList: Bool) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(
      on: folder,
      capabilities: hasList ? ["experimental": ["commands": ["commands": ["waymark.showReferences"]]]] : [:])
    let uri = folder.uri("EditorRouter.swift")
    let lenses = await Self.lenses(server, uri)
    #expect(lenses.map { $0["range"] } == [range(0, 6, 22), range(0, 6, 22), range(3, 26, 41)])
    #expect(lenses.allSatisfy { $0["command"] == nil })
    let lens = try #require(lenses.last)
    let resolved = await server.client.request("codeLens/resolve", lens)
    let name: JSONValue = hasList ? "waymark.showReferences" : "waymark.openReferences"
    #expect(
      resolved?["command"] == [
        "title": "1 look-up", "command": name,
        "arguments": [.string(uri), ["line": 3, "character": 26], [Self.menu(folder)]],
      ])
    #expect(await server.client.request("codeLens/resolve", resolved ?? .null) == resolved)
    server.client.closeOutput()
  }

  @Test(arguments: [
    ("EditorRouter.swift", "registers EditorViewInput"), ("Editor.swift", "registered as EditorViewInput"),
  ])
  func aClassNamesWhatIsRegistered(file: String, title: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    var commands: [JSONValue] = []
    for lens in await Self.lenses(server, folder.uri(file)) {
      let command = await server.client.request("codeLens/resolve", lens)?["command"]
      if command?["title"] == .string(title) { commands.append(command ?? .null) }
    }
    let place: JSONValue = ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(3, 26, 41)]
    #expect(commands.map { $0["command"] } == ["waymark.openReferences"])
    #expect(commands.first?["arguments"]?.array?.last == [place])
    server.client.closeOutput()
  }

  @Test func theScenesOfAClassOpen() async throws {
    let folder = try TemporaryFolder([
      "Home.swift": "class Home: UIViewController {}",
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="h1" customClass="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
    ])
    let server = try await TestServer.running(on: folder)
    let lens = try #require(await Self.lenses(server, folder.uri("Home.swift")).first)
    let command = await server.client.request("codeLens/resolve", lens)?["command"]
    #expect(command?["title"] == "1 scene")
    let place: JSONValue = ["uri": .string(folder.uri("Main.storyboard")), "range": range(1, 37, 41)]
    #expect(command?["arguments"]?.array?.last == [place])
    server.open(folder.uri("Home.swift"), "// Nothing.")
    #expect(await server.client.errorCode("codeLens/resolve", lens) == -32801)
    server.client.closeOutput()
  }

  @Test func countsFollowUnsavedEditsElsewhere() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let lens = try #require(await Self.lenses(server, folder.uri("EditorRouter.swift")).last)
    server.open(folder.uri("Menu.swift"), RouteApp.lookUp + "\n" + RouteApp.lookUp)
    let resolved = await server.client.request("codeLens/resolve", lens)
    #expect(resolved?["command"]?["title"] == "2 look-ups")
    server.client.closeOutput()
  }

  @Test func aLensThatIsGoneIsNotResolved() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("EditorRouter.swift")
    let lens = try #require(await Self.lenses(server, uri).last)
    server.open(uri, "// Nothing.\n\n\n\n")
    #expect(await server.client.errorCode("codeLens/resolve", lens) == -32801)
    #expect(await server.client.errorCode("codeLens/resolve", ["range": range(0, 0, 0)]) == -32602)
    #expect(await Self.lenses(server, uri).isEmpty)
    #expect(await Self.lenses(server, "untitled:a").isEmpty)
    server.client.closeOutput()
  }

  @Test func lensesStayOnTheirLine() async throws {
    let folder = try TemporaryFolder([
      "A.swift": "extension RoutableView where Protocol == UIViewController &\n  P { init() {} }"
    ])
    let server = try await TestServer.running(on: folder)
    let ranges = await Self.lenses(server, folder.uri("A.swift")).map { $0["range"] }
    #expect(ranges == [range(0, 41, 41), range(0, 41, 41)])
    server.client.closeOutput()
  }
}
