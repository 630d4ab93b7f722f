import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// A folder that is a part of a project, opened by itself.
@Suite struct ProjectAboveTests {
  private let folder: TemporaryFolder

  init() throws {
    let files = RouteApp.files.map { ($0.key == "Menu.swift" ? "Part/Menu.swift" : $0.key, $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    try folder.write(".git/HEAD", "")
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(.init("A", files: ["Part/Menu.swift"])).text)
  }

  private var menu: String { folder.uri("Part/Menu.swift") }

  private func running(on name: String, _ options: JSONValue = [:]) async throws -> TestServer {
    let server = try TestServer()
    let params: JSONValue = [
      "processId": .null, "rootUri": .string(folder.uri(name)), "initializationOptions": options,
      "capabilities": ["experimental": ["serverStatusNotification": true]],
    ]
    _ = await server.client.request("initialize", params)
    server.client.notify("initialized")
    return server
  }

  @Test func theUserIsToldWhichFolderToOpen() async throws {
    let server = try await running(on: "Part")
    let whole = folder.path.resolved?.description ?? ""
    let status = await server.client.next("experimental/serverStatus") { $0["quiescent"] == true }
    #expect(status?["health"] == "warning")
    #expect(status?["message"]?.string == "the project in \(whole) is not opened (1 file, 1 route, open world)")
    let hover = await server.ask("hover", menu, line: 1, character: 49)?["contents"]?["value"]?.string
    #expect(hover?.contains("To resolve this: open the folder \(whole), whose project compiles these files") == true)
    #expect(
      await server.client.request("waymark/status")?["projectAbove"]
        == .string(DocumentURI(filePath: Array(whole.utf8)).text))
    let shown = server.client.unread { $0["method"] == "window/showMessage" }
    #expect(shown.count == 1 && shown.first?["params"]?["message"]?.string?.contains("Open \(whole)") == true)
    server.open(menu, RouteApp.lookUp + "\n" + RouteApp.lookUp)
    await server.settleDiagnostics()
    let again = server.client.unread { $0["method"] == "window/showMessage" }
    #expect(again.isEmpty, "that is told once")
    server.client.closeOutput()
  }

  @Test(arguments: [("Part", ["world": "open"]), ("Part", ["world": "closed"]), ("", [:])] as [(String, JSONValue)])
  func elsewhereThereIsNothingToTell(root: String, options: JSONValue) async throws {
    let server = try await running(on: root, options)
    let status = await server.client.next("experimental/serverStatus") { $0["quiescent"] == true }
    #expect(status?["health"] == "ok")
    #expect(await server.client.request("waymark/status")?["projectAbove"] == nil)
    #expect(server.client.unread { $0["method"] == "window/showMessage" }.isEmpty)
    server.client.closeOutput()
  }
}
