import JSON
import TestSupport
import Testing

@Suite struct CodeActionTests {
  private static let lookUp =
    "func f(s: UIViewController) { Router.perform(to: RoutableView<LostViewInput>(), path: .push(from: s)) }\n"
  private static let all: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "isPreferredSupport": true,
        "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ]
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
  ]
  private static let plain: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]

  /// The app with a class that adopts what nothing registers.
  private static let files = RouteApp.files.merging([
    "Lost.swift": RouteApp.files["Lost.swift", default: ""]
      + "\nclass LostViewController: UIViewController, LostViewInput {}\n"
  ]) { $1 }

  private func actions(
    _ server: TestServer, _ uri: String, _ range: JSONValue, diagnostics: [JSONValue], only: [String]? = nil
  ) async -> JSONValue? {
    return await server.client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": range,
        "context": only.map { ["diagnostics": .array(diagnostics), "only": .array($0.map { .string($0) })] } ?? [
          "diagnostics": .array(diagnostics)
        ],
      ])
  }

  private func diagnostic(_ range: JSONValue) -> JSONValue {
    ["range": range, "source": "waymark", "code": "lookup-unregistered", "message": "…", "data": ["x": 1]]
  }

  @Test func anEditComesWhenTheActionIsChosen() async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.all)
    let (uri, place) = (folder.uri("New.swift"), range(0, 62, 75))
    server.open(uri, Self.lookUp)
    let lost =
      RouteApp.files["Lost.swift", default: ""] + "\nclass LostViewController: UIViewController, LostViewInput {}\n"
    server.open(folder.uri("Lost.swift"), lost, version: 7)
    let others: [JSONValue] = [["range": place, "source": "sourcekitd", "code": 3, "message": "…"], "no diagnostic"]
    let answer = await actions(server, uri, place, diagnostics: others + [diagnostic(place)])
    let action = try #require(answer?.array?.first)
    #expect(
      answer?.array?.compactMap { $0["title"]?.string }.dropFirst() == ["Suppress 'lookup-unregistered' with a reason"])
    #expect(action["title"] == "Generate the router 'LostViewRouter' for 'LostViewController'")
    #expect(action["kind"] == "quickfix")
    #expect(action["diagnostics"] == [diagnostic(place)])
    #expect(action["edit"] == nil)
    let edit = await server.client.request("codeAction/resolve", action)?["edit"]
    let change = try #require(edit?["documentChanges"]?.array?.first)
    #expect(change["textDocument"] == ["uri": .string(folder.uri("Lost.swift")), "version": 7])
    let texts = change["edits"]?.array?.compactMap { $0["newText"]?.string } ?? []
    #expect(texts.joined().contains("register(RoutableView<LostViewInput>())"))

    server.change(uri, to: "func f() {}", version: 2)
    #expect(await server.client.errorCode("codeAction/resolve", action) == -32801)
    server.client.closeOutput()
  }

  @Test func aClientThatKnowsLessGetsPlainChanges() async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.plain)
    let (uri, place) = (folder.uri("New.swift"), range(0, 62, 75))
    server.open(uri, Self.lookUp)
    let action = try #require(await actions(server, uri, place, diagnostics: [diagnostic(place)])?.array?.first)
    #expect(action["edit"]?["changes"]?[folder.uri("Lost.swift")]?.array?.isEmpty == false)
    #expect(action["isPreferred"] == nil)
    #expect(action["data"] == nil)
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      (nil, ["quickfix", "quickfix", "refactor", "refactor"]), (["quickfix"], ["quickfix", "quickfix"]),
      (["refactor"], ["refactor", "refactor"]),
      (["refactor.extract"], []), (["source.fixAll"], []),
      (["source", "quickfix.x", ""], ["quickfix", "quickfix", "refactor", "refactor"]),
    ] as [([String]?, [String])])
  func onlyWhatIsWantedIsOffered(only: [String]?, kinds: [String]) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.all)
    let source = """
      class NewViewController: UIViewController { func f() { Router.perform(to: RoutableView<LostViewInputs>(), path: p) } }
      protocol LostViewInputs {}
      """
    server.open(folder.uri("New.swift"), source)
    let place = range(0, 87, 101)
    let undeclared: JSONValue = ["range": place, "source": "waymark", "code": "undeclared-protocol", "message": "…"]
    let answer = await actions(server, folder.uri("New.swift"), range(0, 8, 8), diagnostics: [undeclared], only: only)
    #expect((answer?.array ?? []).compactMap { $0["kind"]?.string } == kinds)
    server.client.closeOutput()
  }

  /// Some clients say nothing of what is shown.
  @Test(
    arguments: [
      (62, 75, nil, 2), (75, 75, ["quickfix"], 2), (0, 90, nil, 2), (75, 62, nil, 2), (62, 75, ["refactor"], 0),
      (20, 25, nil, 0),
    ] as [(Int64, Int64, [String]?, Int)])
  func whatIsWrongIsMendedUnasked(start: Int64, end: Int64, only: [String]?, count: Int) async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.all)
    server.open(folder.uri("New.swift"), Self.lookUp)
    let answer = await actions(server, folder.uri("New.swift"), range(0, start, end), diagnostics: [], only: only)
    #expect((answer?.array ?? []).count == count)
    #expect(answer?.array?.allSatisfy { $0["diagnostics"]?.array?.first?["code"] == "lookup-unregistered" } ?? true)
    server.client.closeOutput()
  }

  @Test func newFilesAreMadeWhereTheClientCan() async throws {
    let header = "@interface PlayerViewController : UIViewController\n@end\n"
    let folder = try TemporaryFolder(RouteApp.files.merging(["Player/Player.h": header]) { $1 })
    for capabilities in [Self.all, Self.plain] {
      let server = try await TestServer.running(on: folder, capabilities: capabilities)
      server.open(folder.uri("Player/Player.h"), header)
      server.open(folder.uri("Player/Player.m"), "@implementation PlayerViewController\n@end\n")
      let answer = await actions(server, folder.uri("Player/Player.h"), range(0, 15, 15), diagnostics: [])
      let body = await actions(server, folder.uri("Player/Player.m"), range(0, 18, 18), diagnostics: [])
      #expect(body?.array?.map { $0["title"] } == answer?.array?.map { $0["title"] })
      guard capabilities == Self.all else {
        #expect(answer == .null)
        server.client.closeOutput()
        continue
      }
      let action = try #require(answer?.array?.first)
      let edit = await server.client.request("codeAction/resolve", action)?["edit"]
      let changes = edit?["documentChanges"]?.array ?? []
      let made = changes.compactMap { $0["kind"] == "create" ? $0["uri"]?.string : nil }
      #expect(made == ["Player/PlayerViewRouter.h", "Player/PlayerViewRouter.m"].map(folder.uri))
      #expect(changes.last?["textDocument"]?["version"] == .null)
      server.client.closeOutput()
    }
  }

  /// Kate asks about the whole line of the cursor.
  @Test func aSelectionStandsForTheClassInIt() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.all)
    server.open(folder.uri("New.swift"), "let a = 1\n  final class NewViewController: UIViewController {}\nlet b = 2\n")
    let offered = await actions(server, folder.uri("New.swift"), wholeLine(1), diagnostics: [])
    #expect(
      offered?.array?.compactMap { $0["title"]?.string }
        == [
          "Generate the router 'NewViewRouter' for 'NewViewController'",
          "Create the route 'NewViewInput' to 'NewViewController'",
        ])
    for line: Int64 in [0, 2] {
      #expect(await actions(server, folder.uri("New.swift"), wholeLine(line), diagnostics: []) == .null)
    }
    server.client.closeOutput()
  }

  @Test(arguments: ["func f() {}", "class Plain {}", "// class NewViewController: UIViewController"])
  func nothingIsOfferedElsewhere(source: String) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder, capabilities: Self.all)
    server.open(folder.uri("New.swift"), source)
    #expect(await actions(server, folder.uri("New.swift"), range(0, 9, 9), diagnostics: []) == .null)
    server.client.closeOutput()
  }

  @Test(arguments: [["applied": true], ["applied": false, "failureReason": "read only"], nil] as [JSONValue?])
  func aClientThatKnowsOnlyCommandsIsAskedToChange(answer: JSONValue?) async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder, capabilities: ["workspace": ["applyEdit": true]])
    let (uri, place) = (folder.uri("New.swift"), range(0, 62, 75))
    server.open(uri, Self.lookUp)
    let action = try #require(await actions(server, uri, place, diagnostics: [diagnostic(place)])?.array?.first)
    let title = "Generate the router 'LostViewRouter' for 'LostViewController'"
    #expect(action["title"] == .string(title) && action["command"] == "waymark.applyFix")
    #expect(await server.client.request("workspace/executeCommand", action) == .null)
    let asked = try #require(await server.client.nextMessage("workspace/applyEdit"))
    #expect(asked["params"]?["label"] == .string(title))
    #expect(asked["params"]?["edit"]?["changes"]?[folder.uri("Lost.swift")]?.array?.isEmpty == false)
    let refusal: JSONValue = ["code": -32601, "message": "unknown"]
    let id = asked["id"] ?? .null
    server.client.send(
      answer.map { ["jsonrpc": "2.0", "id": id, "result": $0] } ?? ["jsonrpc": "2.0", "id": id, "error": refusal])
    server.change(uri, to: "func f() {}", version: 2)
    #expect(await server.client.errorCode("workspace/executeCommand", action) == -32801)
    let told = server.client.unread { $0["method"] == "window/showMessage" }.map { $0["params"]?["message"] }
    let reason = answer == nil ? "unknown" : "read only"
    #expect(told == (answer == ["applied": true] ? [] : [.string("'\(title)' was not applied: \(reason)")]))
    server.client.closeOutput()
  }

  @Test func aClientThatOnlyKnowsCommandsIsLedToTheRouter() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let command = try #require(await actions(server, folder.uri("Menu.swift"), range(1, 49, 50), diagnostics: []))
    #expect(command.array?.map { $0["command"] } == ["waymark.goToRouter"])
    let router: JSONValue = ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(0, 6, 22)]
    #expect(await server.client.request("workspace/executeCommand", command.array?.first ?? .null) == [router])
    server.client.closeOutput()
  }

  @Test(arguments: [(plain, false), ([:], true)] as [(JSONValue, Bool)])
  func whatIsAnnouncedIsWhatTheClientTakes(capabilities: JSONValue, isPlain: Bool) async throws {
    let server = try TestServer()
    let result = await server.client.request("initialize", ["processId": .null, "capabilities": capabilities])
    let provider = result?["capabilities"]?["codeActionProvider"]
    #expect(isPlain ? provider == true : provider?["codeActionKinds"] == ["quickfix", "refactor"])
    server.client.closeOutput()
  }

  @Test func aClientThatAppliesNoEditsGetsNoRepairs() async throws {
    let folder = try TemporaryFolder(Self.files)
    let server = try await TestServer.running(on: folder)
    server.open(folder.uri("New.swift"), Self.lookUp)
    let place = range(0, 62, 75)
    #expect(await actions(server, folder.uri("New.swift"), place, diagnostics: [diagnostic(place)]) == .null)
    server.client.closeOutput()
  }
}
