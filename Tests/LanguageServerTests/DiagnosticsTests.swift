import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@Suite struct DiagnosticsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" })
  }

  private var menu: String { folder.uri("Menu.swift") }
  private var router: String { folder.uri("EditorRouter.swift") }

  @Test func comeAndGoWithUnsavedEditsElsewhere() async throws {
    let server = try await TestServer.running(on: folder, capabilities: Self.readingVersions)
    server.open(menu, RouteApp.lookUp, version: 7)
    server.open(router, RouteApp.registering)
    server.change(router, to: "//", range: range(3, 4, 4))
    let red = try #require(await server.waitForDiagnostics(menu, ["lookup-unregistered"]))
    #expect(red["version"] == 7)
    let diagnostic = try #require(red["diagnostics"]?.array?.first)
    #expect(diagnostic["source"] == "waymark")
    #expect(diagnostic["severity"] == 1)
    #expect(diagnostic["range"] == range(1, 43, 58))
    server.change(router, to: "", range: range(3, 4, 6), version: 3)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func whatRepeatsTheCompilerIsSaidUntilASave() async throws {
    let text = "protocol HomeRoutingLogic { func routeToPrice() }\nclass HomeRouter: HomeRoutingLogic {}\n"
    let folder = try TemporaryFolder(["Home.swift": text])
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("Home.swift")
    server.open(uri, text)
    server.change(uri, to: "\n", range: range(2, 0, 0))
    #expect(await server.waitForDiagnostics(uri, ["unimplemented-route"]) != nil)
    server.client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    #expect(await server.waitForDiagnostics(uri, []) != nil)
    server.client.closeOutput()
  }

  @Test(arguments: ["\"\"\"", "/*", "{", "}", "(", "#if", "\"", "class {"])
  func whatIsHalfTypedTurnsNothingRed(typed: String) async throws {
    let server = try await TestServer.running(on: folder)
    server.open(router, RouteApp.registering)
    server.open(menu, RouteApp.lookUp)
    server.change(router, to: typed + "\n", range: range(0, 0, 0))
    server.change(router, to: typed, range: range(3, 0, 0), version: 3)
    _ = await server.ask("definition", menu, line: 1, character: 49)
    let end = await server.client.request("shutdown")
    #expect(end == .null)
    server.client.notify("exit")
    let red = await server.client.rest().filter { $0["params"]?["diagnostics"]?.array?.isEmpty == false }
    #expect(red.isEmpty)
  }

  @Test func areOfTheWholeWorkspaceAndSentOnce() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    let editor = folder.uri("Editor.swift")
    #expect(await server.waitForDiagnostics(editor, ["unregistered-routable-destination"]) != nil)
    server.open(folder.uri("Other.swift"), "let x = 1\n")
    server.change(folder.uri("Other.swift"), to: "let y = 2\n")
    server.close(menu)
    await server.settleDiagnostics()
    let published = server.client.unread { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(published.isEmpty)
    server.client.closeOutput()
  }

  @Test func followTheDisk() async throws {
    let server = try await TestServer.running(on: folder)
    try folder.remove("EditorRouter.swift")
    watchedFiles(server, [(router, 3)])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("EditorRouter.swift", RouteApp.registering)
    watchedFiles(server, [(router, 1), (router, 2), (router, 2)])
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.remove("EditorRouter.swift")
    watchedFiles(server, [(router, 3)])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.remove("Menu.swift")
    watchedFiles(server, [(menu, 3)])
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func followAFolderThatIsMovedAsOneThing() async throws {
    try folder.write("Routers/EditorRouter.swift", RouteApp.registering)
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder)
    try folder.remove("Routers")
    watchedFiles(server, [(folder.uri("Routers"), 3), (folder.uri("Notes.txt"), 1)])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("Moved/EditorRouter.swift", RouteApp.registering)
    watchedFiles(server, [(folder.uri("Moved"), 1)])
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func anOpenDocumentOverrulesTheDisk() async throws {
    let server = try await TestServer.running(on: folder)
    server.open(router, "")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    watchedFiles(server, [(router, 2)])
    await server.settle()
    server.close(router)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func neverNameCodeOfOthers() async throws {
    try folder.remove("EditorRouter.swift")
    try folder.write("Pods/Other/Other.swift", RouteApp.lookUp)
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    let others = server.client.unread { $0["params"]?["uri"] == .string(folder.uri("Pods/Other/Other.swift")) }
    #expect(others.isEmpty)
    server.client.closeOutput()
  }

  @Test(arguments: [true, false])
  func relateOnlyWhereSupported(isSupported: Bool) async throws {
    try folder.write("Twice.swift", RouteApp.registering.replacing("EditorViewRouter", with: "SecondRouter"))
    let server = try await TestServer.running(
      on: folder,
      capabilities: ["textDocument": ["publishDiagnostics": ["relatedInformation": .bool(isSupported)]]])
    let published = await server.client.next("textDocument/publishDiagnostics")
    let diagnostic = try #require(published?["diagnostics"]?.array?.first)
    #expect(diagnostic["code"] == "duplicate-protocol-registration")
    #expect((diagnostic["relatedInformation"] != nil) == isSupported)
    server.client.closeOutput()
  }

  @Test func areSaidAgainOfEveryVersion() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder, capabilities: Self.readingVersions)
    server.open(menu, RouteApp.lookUp, version: 7)
    for version in [7, 8] as [JSONValue] {
      let said = await server.client.next("textDocument/publishDiagnostics") { $0["version"] == version }
      #expect(said?["diagnostics"]?.array?.map { $0["code"] } == ["lookup-unregistered"])
      server.change(menu, to: "//", range: range(2, 1, 1), version: 8)
    }
    server.client.closeOutput()
  }

  /// However edits and what is found meet, also in a pause whose end what is found waits for: nothing that is said is
  /// outdated, and the last word is said. After every so many edits the client waits for an answer.
  @Test(arguments: [1, 3, 101], [1, 10]) func whatIsSaidOfAVersionIsTrueOfIt(round: Int64, pause: Int) async throws {
    try folder.remove("EditorRouter.swift")
    var timing = TestServer.timing
    timing.pause = .milliseconds(pause)
    let server = try await TestServer.running(on: folder, capabilities: Self.readingVersions, timing: timing)
    server.open(menu, RouteApp.lookUp, version: 1)
    for version in 2...101 as ClosedRange<Int64> {
      server.change(menu, to: version.isMultiple(of: 2) ? "" : RouteApp.lookUp, version: version)
      if version.isMultiple(of: round) {
        await version.isMultiple(of: 4) ? server.settleDiagnostics() : server.settle()
      }
    }
    let (menu, last) = (menu, JSONValue.integer(101))
    let final = await server.client.next("textDocument/publishDiagnostics") {
      $0["uri"]?.string == menu && $0["version"] == last
    }
    let said =
      server.client.unread { $0["params"]?["uri"]?.string == menu }.compactMap { $0["params"] } + [final ?? .null]
    let versions = said.compactMap { params -> Int64? in
      guard case .integer(let version)? = params["version"] else { return nil }
      #expect(params["diagnostics"]?.array?.count == (version.isMultiple(of: 2) ? 0 : 1), "of version \(version)")
      return version
    }
    #expect(versions.last == 101 && versions == versions.sorted())
    server.client.closeOutput()
  }

  @Test func folderChangesAddAndClear() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running()
    server.changeFolders(added: [folder])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.changeFolders(removed: [folder])
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  /// Such as a multiplexer, which had nobody to tell the first ones.
  @Test(arguments: [true, false]) func areSaidAgainToWhoOpensTheDocument(readsVersions: Bool) async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder, capabilities: readsVersions ? Self.readingVersions : [:])
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"])?["version"] == nil)
    server.open(menu, RouteApp.lookUp, version: 7)
    let again = try #require(await server.waitForDiagnostics(menu, ["lookup-unregistered"]))
    #expect(again["version"] == (readsVersions ? 7 : nil))
    server.close(menu)
    server.open(menu, "", version: 1)
    #expect(await server.waitForDiagnostics(menu, []) != nil, "it was red before")
    server.open(folder.uri("App.swift"), RouteApp.files["App.swift"] ?? "")
    await server.settleDiagnostics()
    let clean = server.client.unread { $0["params"]?["uri"] == .string(folder.uri("App.swift")) }
    #expect(clean.isEmpty, "there was never anything to say of it")
    server.client.closeOutput()
  }

  @Test func areNotSaidAgainToWhoReadsNoVersions() async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.open(menu, RouteApp.lookUp, version: 7)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.change(menu, to: "//", range: range(2, 1, 1), version: 8)
    await server.settleDiagnostics()
    let again = server.client.unread { $0["params"]?["uri"] == .string(menu) }
    #expect(again.isEmpty)
    server.client.closeOutput()
  }

  @Test(arguments: [([1, 2], [1]), ([2], nil), ([], nil)] as [(JSONValue, JSONValue?)])
  func areTaggedWhereSupported(valueSet: JSONValue, tags: JSONValue?) async throws {
    try folder.write("Again.swift", RouteApp.declaredTwice)
    let server = try await TestServer.running(
      on: folder, capabilities: ["textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": valueSet]]]])
    let published = try #require(
      await server.waitForDiagnostics(
        folder.uri("Again.swift"), ["unregistered-protocol", "redundant-swift-declaration"]))
    #expect(published["diagnostics"]?.array?.map { $0["tags"] } == [nil, tags])
    server.client.closeOutput()
  }

  @Test(arguments: [true, false]) func nameTheirPageWhereSupported(isSupported: Bool) async throws {
    try folder.remove("EditorRouter.swift")
    let server = try await TestServer.running(
      on: folder,
      capabilities: ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": .bool(isSupported)]]])
    let published = try #require(await server.waitForDiagnostics(menu, ["lookup-unregistered"]))
    let page: JSONValue = ["href": .string("\(TestServer.rulesPage)#lookup-unregistered")]
    #expect(published["diagnostics"]?.array?.first?["codeDescription"] == (isSupported ? page : nil))
    server.client.closeOutput()
  }

  private static let readingVersions: JSONValue = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]]

  private func watchedFiles(_ server: TestServer, _ changes: [(uri: String, type: Int64)]) {
    server.client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": .array(changes.map { ["uri": .string($0.uri), "type": .integer($0.type)] })])
  }
}
