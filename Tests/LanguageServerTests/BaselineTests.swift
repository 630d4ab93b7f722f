import JSON
import LanguageServerProtocol
import TestSupport
import Testing
import Workspace

/// The baseline that `.waymark.yml` names.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" && $0.key != "EditorRouter.swift" })
    try folder.write(".waymark.yml", "baseline: accepted.json\n")
  }

  private var menu: String { folder.uri("Menu.swift") }

  private func accepting(_ lookUps: Int) -> String {
    let entry = "{\"rule\":\"lookup-unregistered\",\"symbol\":\"route view EditorViewInput\",\"count\":\(lookUps)}"
    return "{\"version\":1,\"findings\":[\(entry)]}"
  }

  private func changed(_ name: String, _ type: Int64, _ server: TestServer) {
    let change: JSONValue = ["uri": .string(folder.uri(name)), "type": .integer(type)]
    server.client.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
  }

  private func lookUps(_ count: Int) -> String {
    let lines = RouteApp.lookUp.split(separator: "\n")
    let repeated = Array(repeating: lines[1], count: count)
    return ([lines[0]] + repeated + [lines[2]]).joined(separator: "\n")
  }

  @Test func onlyWhatItDoesNotAcceptIsPublished() async throws {
    try folder.write("accepted.json", accepting(2))
    let server = try await TestServer.running(on: folder)
    let editor = folder.uri("Editor.swift")
    #expect(await server.waitForDiagnostics(editor, ["unregistered-routable-destination"]) != nil)
    let accepted = server.client.unread { $0["params"]?["uri"]?.string == menu }
    #expect(accepted.isEmpty)
    server.open(menu, lookUps(3))
    let red = try #require(await server.waitForDiagnostics(menu, ["lookup-unregistered"]))
    #expect(red["diagnostics"]?.array?.first?["range"]?["start"]?["line"] == 3, "the last of three is new")
    server.change(menu, to: lookUps(2))
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func pulledDiagnosticsLeaveItOutToo() async throws {
    try folder.write("accepted.json", accepting(1))
    let server = try await TestServer.running(
      on: folder,
      capabilities: ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    let document = await server.client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(menu)]])
    #expect(document?["items"] == [])
    let all = try #require(await server.client.request("workspace/diagnostic", ["previousResultIds": []]))
    let items = all["items"]?.array ?? []
    let codes = items.flatMap { $0["items"]?.array ?? [] }.map { $0["code"] }
    #expect(codes == ["unregistered-routable-destination"])
    server.client.closeOutput()
  }

  @Test func itsChangesTakeEffect() async throws {
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("accepted.json", accepting(1))
    changed("accepted.json", 1, server)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.open(folder.uri("accepted.json"), "{\"version\":1,\"findings\":[]}")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.close(folder.uri("accepted.json"))
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.write("other.json", "{\"version\":1,\"findings\":[]}")
    try folder.write(".waymark.yml", "baseline: other.json\n")
    changed(".waymark.yml", 2, server)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("other.json", accepting(1))
    changed("other.json", 2, server)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func theSystemTellsOfItsChanges() async throws {
    try folder.write("ci/accepted.json", accepting(1))
    try folder.write(".waymark.yml", "baseline: ci/accepted.json\n")
    let server = try await TestServer.running(on: folder, watching: FolderWatch.Limits())
    let editor = folder.uri("Editor.swift")
    #expect(await server.waitForDiagnostics(editor, ["unregistered-routable-destination"]) != nil)
    try folder.remove("ci")
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write("ci/accepted.json", accepting(1))
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }

  @Test func itMayLieAboveTheOpenedFolder() async throws {
    try folder.write(".git/config", "")
    try folder.write("App/Menu.swift", folder.text("Menu.swift"))
    for name in ["App.swift", "Editor.swift"] { try folder.move(name, to: "App/\(name)") }
    try folder.write("ci/accepted.json", accepting(1))
    try folder.write(".waymark.yml", "baseline: ci/accepted.json\n")
    let server = try TestServer(watching: FolderWatch.Limits())
    let root: JSONValue = ["processId": .null, "capabilities": [:], "rootUri": .string(folder.uri("App"))]
    _ = await server.client.request("initialize", root)
    server.client.notify("initialized")
    let editor = folder.uri("App/Editor.swift")
    #expect(await server.waitForDiagnostics(editor, ["unregistered-routable-destination"]) != nil)
    let accepted = server.client.unread { $0["params"]?["uri"]?.string == folder.uri("App/Menu.swift") }
    #expect(accepted.isEmpty)
    try folder.write("ci/accepted.json", "{\"version\":1,\"findings\":[]}")
    #expect(await server.waitForDiagnostics(folder.uri("App/Menu.swift"), ["lookup-unregistered"]) != nil)
    server.client.closeOutput()
  }

  @Test(
    arguments: [
      ("{\"version\":1,\n<<<<<<< HEAD", "accepted.json", "not JSON", 1),
      ("{\"version\":2}", "accepted.json", "not a version 1 baseline", 0),
      (nil, ".waymark.yml", "the baseline 'accepted.json' cannot be read: no such file or folder", 0),
    ] as [(String?, String, String, Int64)])
  func aBrokenOneAcceptsNothingAndIsReported(
    text: String?, place: String, message: String, line: Int64
  ) async throws {
    if let text { try folder.write("accepted.json", text) }
    let server = try await TestServer.running(on: folder)
    let red = try #require(await server.waitForDiagnostics(folder.uri(place), ["baseline"]))
    let diagnostic = try #require(red["diagnostics"]?.array?.first)
    #expect(diagnostic["message"]?.string == message && diagnostic["range"]?["start"]?["line"] == .integer(line))
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    let shown = server.client.unread { $0["method"] == "window/showMessage" }
    let words = "\(folder(place)): \(message); all findings are reported"
    #expect(shown.map { $0["params"]?["message"]?.string } == [words])
    let status = await server.client.request("waymark/status")
    #expect(status?["problems"] == [["uri": .string(folder.uri(place)), "reason": .string(message)]])
    try folder.write("accepted.json", accepting(1))
    changed("accepted.json", 2, server)
    #expect(await server.waitForDiagnostics(folder.uri(place), []) != nil)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    server.client.closeOutput()
  }
}
