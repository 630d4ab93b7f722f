import JSON
import TestSupport
import Testing

@Suite struct RenameTests {
  private static let links = """
    class LinkRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() { registerIdentifier("😀link") }
    }
    """

  private func rename(_ server: TestServer, _ uri: String, _ line: Int64, _ character: Int64) async -> JSONValue? {
    await server.client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(uri)], "newName": "new",
        "position": ["line": .integer(line), "character": .integer(character)],
      ])
  }

  @Test func textsAreRenamedInAllFiles() async throws {
    let folder = try TemporaryFolder(RouteApp.files.merging(["Link.swift": Self.links]) { $1 })
    let server = try await TestServer.running(
      on: folder, capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let uri = folder.uri("Use.swift")
    server.open(uri, "func f() { Router.to(viewIdentifier: \"😀link\") }", version: 3)
    let prepared = await server.ask("prepareRename", uri, line: 0, character: 40)
    #expect(prepared == ["range": range(0, 38, 44), "placeholder": "😀link"])
    let edit = await rename(server, uri, 0, 40)
    #expect(
      edit?["documentChanges"] == [
        [
          "textDocument": ["uri": .string(folder.uri("Link.swift")), "version": .null],
          "edits": [["range": range(1, 74, 80), "newText": "new"]],
        ],
        [
          "textDocument": ["uri": .string(uri), "version": 3],
          "edits": [["range": range(0, 38, 44), "newText": "new"]],
        ],
      ])
    server.client.closeOutput()
  }

  /// Of a prototype, of code that dequeues it and of code that makes the cell by hand.
  @Test func reuseIdentifiersAreRenamedInCodeAndDocuments() async throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s"><objects><tableViewController id="c" customClass="Movies" sceneMemberID="viewController">
      <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="movie" id="p"/></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let code = """
      func f() { table.dequeueReusableCell(withIdentifier: "movie") }
      class Cell: UITableViewCell { func g() { UITableViewCell(style: .default, reuseIdentifier: "movie") } }
      """
    let folder = try TemporaryFolder(["Main.storyboard": storyboard, "Movies.swift": code])
    let server = try await TestServer.running(on: folder)
    let edit = await rename(server, folder.uri("Movies.swift"), 0, 56)
    #expect(edit?["changes"]?[folder.uri("Main.storyboard")]?.array?.count == 1)
    #expect(
      edit?["changes"]?[folder.uri("Movies.swift")] == [
        ["range": range(0, 54, 59), "newText": "new"], ["range": range(1, 92, 97), "newText": "new"],
      ])
    server.client.closeOutput()
  }

  @Test func namesOfCodeAreLeftToTheLanguagesServer() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("Menu.swift")
    #expect(await server.ask("prepareRename", uri, line: 1, character: 49) == .null)
    #expect(await server.ask("prepareRename", uri, line: 0, character: 0) == .null)
    let parameters: JSONValue = [
      "textDocument": ["uri": .string(uri)], "newName": "new", "position": ["line": 1, "character": 49],
    ]
    #expect(await server.client.request("textDocument/rename", parameters) == .null)
    #expect(await rename(server, uri, 0, 0) == .null)
    server.client.closeOutput()
  }

  /// A constant that stands for a text, and the name of a file.
  @Test func onlyTextsAreRenamed() async throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s"><objects><viewController storyboardIdentifier="movie" id="c" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let code = """
      enum ID { static let movie = "movie" }
      func f() { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: ID.movie) }
      """
    let folder = try TemporaryFolder(["Main.storyboard": storyboard, "Movies.swift": code])
    let server = try await TestServer.running(on: folder)
    let uri = folder.uri("Movies.swift")
    #expect(await server.ask("prepareRename", uri, line: 1, character: 97) == .null)
    #expect(await rename(server, uri, 1, 97) == .null)
    #expect(await server.ask("prepareRename", uri, line: 1, character: 32) == .null)
    let refused = await server.client.errorCode(
      "textDocument/rename",
      ["textDocument": ["uri": .string(uri)], "newName": "new", "position": ["line": 1, "character": 32]])
    #expect(refused == -32803)
    #expect(await server.ask("prepareRename", uri, line: 0, character: 32) != .null)
    #expect(await rename(server, uri, 0, 32) != .null)
    server.client.closeOutput()
  }

  @Test(arguments: [(true, ["prepareProvider": true]), (false, true)] as [(Bool, JSONValue)])
  func preparationIsOfferedToThoseWhoAsk(prepares: Bool, provider: JSONValue) async throws {
    let server = try TestServer()
    let answer = await server.client.request(
      "initialize",
      ["processId": .null, "capabilities": ["textDocument": ["rename": ["prepareSupport": .bool(prepares)]]]])
    #expect(answer?["capabilities"]?["renameProvider"] == provider)
    server.client.closeOutput()
  }
}
