import JSON
import Routes
import RoutingSystems
import TestSupport
import Testing

/// A routing system that is nothing but a value, in an editor.
@Suite struct SecondSystemServerTests {
  private static let files = [
    "App.swift": """
    @main class AppDelegate {
      func start() { Panels.registerPanel("settings") }
    }
    """,
    "Menu.swift": """
    class Menu {
      func open() { Panels.openPanel("settings") }
      func help() { Panels.openPanel("help") }
    }
    """,
  ]

  @Test func servesTheSystem() async throws {
    let folder = try TemporaryFolder(Self.files)
    let systems = SystemList(SystemList.builtIn.all + [PanelSystem()])
    let server = try await TestServer.running(on: folder, systems: systems)
    let menu = folder.uri("Menu.swift")
    let definition = await server.ask("definition", menu, line: 1, character: 36)
    #expect(definition?.array?.first?["uri"]?.string == folder.uri("App.swift"))
    #expect(definition?.array?.first?["range"] == range(1, 39, 47))
    let references = await server.client.request(
      "textDocument/references",
      [
        "textDocument": ["uri": .string(menu)], "position": ["line": 1, "character": 36],
        "context": ["includeDeclaration": false],
      ])
    #expect(references?.array?.map { $0["range"] } == [range(1, 39, 47), range(1, 34, 42)])
    let hover = await server.ask("hover", menu, line: 1, character: 36)
    let words = try #require(hover?["contents"]?["value"]?.string)
    #expect(words.contains("settings") && words.contains("registered"), "\(words)")

    let items = await server.ask("prepareCallHierarchy", menu, line: 1, character: 36)
    let item = try #require(items?.array?.first)
    let incoming = await server.client.request("callHierarchy/incomingCalls", ["item": item])
    #expect(incoming?.array?.map { $0["from"]?["name"] } == ["Menu"])

    let renaming = await server.client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(menu)], "position": ["line": 1, "character": 36], "newName": "preferences",
      ])
    #expect(renaming?["changes"]?[folder.uri("App.swift")]?.array?.first?["newText"] == "preferences")
    #expect(renaming?["changes"]?[menu]?.array?.count == 1)

    let routes = await server.client.request("waymark/routes")?.array ?? []
    #expect(routes.map { $0["system"] } == ["panels", "panels"])
    #expect(routes.map { $0["kind"] } == ["panel", "panel"])
    #expect(routes.map { $0["name"] } == ["help", "settings"])
    #expect(routes.map { $0["status"] } == ["unregistered", "registered"])
    server.client.closeOutput()
  }

  /// An owner and a qualifier go to the client and come back.
  @Test func servesRoutesWithAnOwner() async throws {
    let folder = try TemporaryFolder([
      "App.swift": """
      @main class AppDelegate {
        func start() { Decks.addCard("intro", to: "Main") }
        func side() { Decks.addCard("intro", to: "Side") }
        func play() { Decks.addSound("click", variant: "loud") }
      }
      """,
      "Menu.swift": """
      class Menu {
        func open() { Decks.showCard("intro", of: "Side") }
      }
      """,
    ])
    let systems = SystemList(SystemList.builtIn.all + [DeckSystem()])
    let server = try await TestServer.running(on: folder, systems: systems)
    let menu = folder.uri("Menu.swift")
    let definition = await server.ask("definition", menu, line: 1, character: 34)
    #expect(definition?.array?.map { $0["range"] } == [range(2, 31, 36)])

    let items = await server.ask("prepareCallHierarchy", menu, line: 1, character: 34)
    let item = try #require(items?.array?.first)
    #expect(item["name"] == "Side/intro")
    let incoming = await server.client.request("callHierarchy/incomingCalls", ["item": item])
    #expect(incoming?.array?.map { $0["from"]?["name"] } == ["Menu"])

    let renaming = await server.client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(menu)], "position": ["line": 1, "character": 34], "newName": "start",
      ])
    #expect(renaming?["changes"]?[folder.uri("App.swift")]?.array?.map { $0["range"] } == [range(2, 31, 36)])
    #expect(renaming?["changes"]?[menu]?.array?.map { $0["range"] } == [range(1, 32, 37)])

    let routes = await server.client.request("waymark/routes")?.array ?? []
    #expect(routes.map { $0["owner"] } == ["Main", "Side", .null])
    #expect(routes.map { $0["name"] } == ["intro", "intro", "click"])
    #expect(routes.map { $0["qualifier"] } == [.null, .null, "loud"])

    server.open(folder.uri("New.swift"), "func f() { Decks.showCard(\"\") }")
    let completed = await server.ask("completion", folder.uri("New.swift"), line: 0, character: 27)
    let offers = completed?["items"]?.array ?? []
    let offer = try #require(offers.first { $0["detail"]?.string?.contains("Side/intro") == true }, "\(offers)")
    let resolved = await server.client.request("completionItem/resolve", offer)
    #expect(resolved?["documentation"]?["value"]?.string?.contains("Side/intro") == true, "\(offers)")
    server.client.closeOutput()
  }

  private static let spacedPanel = "func start() { Panels.registerPanel(\"my panel\") }\n"
  private static let capabilities: JSONValue = [
    "textDocument": [
      "publishDiagnostics": ["tagSupport": ["valueSet": [1, 2]]],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
    ]
  ]

  @Test func aRuleOfTheSystemHasTagsAndActions() async throws {
    let folder = try TemporaryFolder(["App.swift": Self.spacedPanel])
    let server = try await TestServer.running(
      on: folder, capabilities: Self.capabilities, systems: SystemList(SystemList.builtIn.all + [PanelSystem()]))
    let app = folder.uri("App.swift")
    let published = await server.waitForDiagnostics(app, ["panel-name-with-space"])
    let diagnostic = try #require(published?["diagnostics"]?.array?.first)
    #expect(diagnostic["tags"] == [2])
    let actions = await server.client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(app)], "range": diagnostic["range"] ?? .null,
        "context": ["diagnostics": [diagnostic]],
      ])
    #expect(actions?.array?.map { $0["title"] } == ["Suppress 'panel-name-with-space' with a reason"])
    server.client.closeOutput()
  }

  /// The fixes for a name are those of all systems.
  @Test func aNameHasTheFixesOfTheSystem() async throws {
    let folder = try TemporaryFolder([
      "App.swift": "@main class AppDelegate {}\nfunc f() { Screens.addScreen(A.self) }\n"
    ])
    let server = try await TestServer.running(
      on: folder, capabilities: Self.capabilities, systems: SystemList(SystemList.builtIn.all + [ScreenSystem()]))
    let actions = await server.client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(folder.uri("App.swift"))], "range": range(0, 12, 12),
        "context": ["diagnostics": []],
      ])
    #expect(actions?.array?.map { $0["title"] } == ["Show 'AppDelegate' as a screen"])
    server.client.closeOutput()
  }

  @Test func settingsNameTheRulesOfTheSystem() async throws {
    let folder = try TemporaryFolder([
      "App.swift": Self.spacedPanel, ".waymark.yml": "rules: {panel-name-with-space: hint}\n",
    ])
    let server = try await TestServer.running(
      on: folder, systems: SystemList(SystemList.builtIn.all + [PanelSystem()]))
    let app = JSONValue.string(folder.uri("App.swift"))
    for (level, severity) in [(nil, 4), ("information", 3)] as [(String?, JSONValue)] {
      if let level {
        server.client.notify(
          "workspace/didChangeConfiguration",
          ["settings": ["waymark": ["rules": ["panel-name-with-space": .string(level)]]]])
      }
      let published = await server.client.next("textDocument/publishDiagnostics") {
        $0["uri"] == app && $0["diagnostics"]?.array?.first?["severity"] == severity
      }
      #expect(published != nil, "\(severity)")
    }
    server.client.closeOutput()
  }
}
