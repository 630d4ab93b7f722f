import JSON
import TestSupport
import Testing

@Suite struct NavigationTests {
  /// In `Menu.swift`, in the middle of `EditorViewInput` of the look-up, by encoding: an emoji stands before it.
  private static let cursors: [(String, Int64)] = [("utf-8", 51), ("utf-16", 49), ("utf-32", 48)]

  private static func capabilities(_ encoding: String) -> JSONValue {
    ["general": ["positionEncodings": [.string(encoding)]]]
  }

  @Test(arguments: cursors)
  func definitionIsTheRegistration(encoding: String, column: Int64) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.capabilities(encoding))
    let answer = await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: column)
    #expect(answer == [["uri": .string(folder.uri("EditorRouter.swift")), "range": range(3, 26, 41)]])
    server.client.closeOutput()
  }

  @Test func implementationIsTheDestination() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let answer = await server.ask("implementation", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer == [["uri": .string(folder.uri("Editor.swift")), "range": range(2, 6, 26)]])
    server.client.closeOutput()
  }

  @Test func typeDefinitionIsTheDestinationOrElseTheRouter() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    try folder.write(
      "Bare.swift",
      """
      protocol BareInput {}
      class BareRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<BareInput>()) }
      }
      func bare() { Router.perform(to: RoutableView<BareInput>(), path: path) }
      """)
    let server = try await TestServer.running(on: folder)
    let destination = await server.ask("typeDefinition", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(destination == [["uri": .string(folder.uri("Editor.swift")), "range": range(2, 6, 26)]])
    let router = await server.ask("typeDefinition", folder.uri("Bare.swift"), line: 4, character: 50)
    #expect(router == [["uri": .string(folder.uri("Bare.swift")), "range": range(1, 6, 16)]])
    server.client.closeOutput()
  }

  @Test func highlightsAreThePlacesInTheDocument() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    try folder.write("Both.swift", RouteApp.registering + "\n" + RouteApp.lookUp)
    let server = try await TestServer.running(on: folder)
    let answer = await server.ask("documentHighlight", folder.uri("Both.swift"), line: 3, character: 30)
    #expect(
      answer == [["range": range(3, 26, 41), "kind": 3], ["range": range(8, 43, 58), "kind": 2]])
    #expect(await server.ask("documentHighlight", folder.uri("Both.swift"), line: 0, character: 0) == .null)
    server.client.closeOutput()
  }

  @Test func declarationIsWhatMakesItRoutable() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let answer = await server.ask("declaration", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer == [["uri": .string(folder.uri("Editor.swift")), "range": range(1, 41, 56)]])
    server.client.closeOutput()
  }

  @Test(arguments: ["declaration", "definition", "implementation", "typeDefinition"])
  func linksAreForClientsThatTakeThem(method: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    for takesLinks in [true, false] {
      let server = try await TestServer.running(
        on: folder, capabilities: ["textDocument": [method: ["linkSupport": .bool(takesLinks)]]])
      let answer = await server.ask(method, folder.uri("Menu.swift"), line: 1, character: 49)?.array?.first
      #expect(answer?["originSelectionRange"] == (takesLinks ? range(1, 43, 58) : nil))
      #expect((answer?["targetUri"] != nil) == takesLinks)
      #expect(answer?["targetRange"] == answer?["targetSelectionRange"])
      server.client.closeOutput()
    }
  }

  @Test(arguments: [("definition", "EditorRouter.swift", 3, 30), ("implementation", "Editor.swift", 2, 8)])
  func nothingLeadsToItself(method: String, file: String, line: Int64, character: Int64) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    #expect(await server.ask(method, folder.uri(file), line: line, character: character) == .null)
    server.client.closeOutput()
  }

  @Test func symbolsAreRoutesAndRouters() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let answer = await server.client.request("workspace/symbol", ["query": "editorv"])
    let registration: JSONValue = ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(3, 26, 41)]
    #expect(
      answer?.array?.first == [
        "name": "EditorViewInput", "kind": 11, "location": registration,
        "containerName": "view route → EditorViewController",
      ])
    #expect(answer?.array?.last?["name"] == "EditorViewRouter")
    server.client.closeOutput()
    let empty = try await TestServer.running(on: TemporaryFolder(["A.swift": "class A {}"]))
    #expect(await empty.client.request("workspace/symbol", ["query": ""]) == .null)
    empty.client.closeOutput()
  }

  @Test(arguments: cursors)
  func referencesAreEveryPlace(encoding: String, column: Int64) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.capabilities(encoding))
    let answer = await server.ask("references", folder.uri("Menu.swift"), line: 1, character: column)
    let start = column - 6
    #expect(
      answer == [
        ["uri": .string(folder.uri("Editor.swift")), "range": range(1, 41, 56)],
        ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(3, 26, 41)],
        ["uri": .string(folder.uri("Menu.swift")), "range": range(1, start, start + 15)],
      ])
    server.client.closeOutput()
  }

  @Test(arguments: ["declaration", "definition", "hover", "implementation", "references"])
  func elsewhereThereIsNothing(method: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    for (uri, line, character) in [
      (folder.uri("Menu.swift"), 0, 2), (folder.uri("Menu.swift"), 900, 900), (folder.uri("None.swift"), 0, 0),
      ("untitled:Untitled-1", 0, 0), ("file://elsewhere/a.swift", 0, 0), ("", 0, 0), ("file:///%00", 0, 0),
    ] as [(String, Int64, Int64)] {
      #expect(await server.ask(method, uri, line: line, character: character) == .null)
    }
    server.client.closeOutput()
  }

  @Test func answersFollowUnsavedEdits() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("EditorRouter.swift"), "\n\n" + RouteApp.registering)
    server.change(folder.uri("EditorRouter.swift"), to: "\n", range: range(0, 0, 0))
    let answer = await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer?.array?.first?["range"] == range(6, 26, 41))
    server.close(folder.uri("EditorRouter.swift"))
    let later = await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(later?.array?.first?["range"] == range(3, 26, 41))
    server.client.closeOutput()
  }

  /// The client reaches the root by another name than the one it gave.
  @Test(arguments: [true, false]) func aLinkToTheRootLeadsToTheSameFiles(isRootTheLink: Bool) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in RouteApp.files { try folder.write("Real/" + name, text) }
    try folder.link("Link", to: "Real")
    let (root, other) = isRootTheLink ? ("Link/", "Real/") : ("Real/", "Link/")
    let server = try TestServer()
    let introduction: JSONValue = [
      "processId": .null, "capabilities": [:], "rootUri": .string(folder.uri(String(root.dropLast()))),
    ]
    _ = await server.client.request("initialize", introduction)
    let (menu, router) = (folder.uri(other + "Menu.swift"), folder.uri(other + "EditorRouter.swift"))
    server.open(router, "\n" + RouteApp.registering)
    let answer = await server.ask("definition", menu, line: 1, character: 49)
    #expect(answer == [["uri": .string(router), "range": range(4, 26, 41)]])
    server.open(folder.uri(root + "EditorRouter.swift"), "\n\n" + RouteApp.registering)
    server.close(folder.uri(root + "EditorRouter.swift"))
    #expect(await server.ask("definition", menu, line: 1, character: 49) == answer, "the other one is still open")
    server.close(router)
    let onDisk = await server.ask("definition", menu, line: 1, character: 49)
    #expect(onDisk == [["uri": .string(folder.uri(root + "EditorRouter.swift")), "range": range(3, 26, 41)]])
    let new = folder.uri(other + "New/New.swift")
    server.open(new, "let x = RoutableView<EditorViewInput>()")
    #expect(await server.ask("references", new, line: 0, character: 25)?.array?.count == 4, "it is on no disk yet")
    server.client.closeOutput()
  }

  @Test func openDocumentsKeepTheClientsSpelling() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let spelled = folder.uri("EditorRouter.swift").replacing("EditorRouter", with: "%45ditorRouter")
    server.open(spelled, RouteApp.registering)
    let answer = await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)
    #expect(answer?.array?.first?["uri"] == .string(spelled))
    server.client.closeOutput()
  }
}
