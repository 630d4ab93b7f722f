import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@Suite struct StatusTests {
  @Test func saysWhatIsKnown() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let status = try #require(await server.client.request("waymark/status"))
    #expect(status["version"] == "1.2.3")
    #expect(status["folders"] == [.string(DocumentURI(filePath: folder.path.bytes).text)])
    let numbers = ["files", "routes", "routers", "lookUps", "unregistered", "unknown"].map { status[$0] }
    #expect(numbers == [5, 2, 1, 1, 1, 0])
    #expect(status["world"] == "closed" && status["worldReason"]?.string?.isEmpty == false)
    #expect(status["diagnostics"] == "pushed" && status["watching"] == "server")
    #expect(status["skipped"] == [] && status["settingMistakes"] == [] && status["problems"] == [])
    server.client.closeOutput()
  }

  @Test func saysWhatMakesAnswersWorse() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    try folder.write(".waymark.yml", "rules: {lost: off}\n")
    for name in ["A", "B"] { try folder.write("\(name).xcodeproj/project.pbxproj", "<<<<<<< HEAD") }
    let server = try await TestServer.running(on: folder)
    let problems = await server.client.request("waymark/status")?["problems"]?.array
    let files = [".waymark.yml", "A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"]
    #expect(problems?.map { $0["uri"]?.string } == files.map(folder.uri))
    #expect(problems?.first?["reason"]?.string?.hasPrefix("unknown rule 'lost'") == true)
    let shown = server.client.unread { $0["method"] == "window/showMessage" }
    #expect(shown.count == 2, "one for the configuration, one for all projects")
    server.client.closeOutput()
  }

  @Test func listsRoutesOfAllOrOfADocument() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try await TestServer.running(on: folder)
    let routes = try #require(await server.client.request("waymark/routes")?.array)
    #expect(routes.map { $0["name"] } == ["EditorViewInput", "LostViewInput"])
    #expect(routes.map { $0["status"] } == ["registered", "unregistered"])
    let registration = try #require(routes[0]["registrations"]?.array?.first)
    #expect(registration["location"] == ["uri": .string(folder.uri("EditorRouter.swift")), "range": range(3, 26, 41)])
    #expect(registration["router"] == "EditorViewRouter" && registration["destinations"] == ["EditorViewController"])
    #expect(routes[0]["lookUps"] == [["uri": .string(folder.uri("Menu.swift")), "range": range(1, 43, 58)]])
    for (document, names) in [("Menu.swift", ["EditorViewInput"]), ("Lost.swift", ["LostViewInput"]), ("No.swift", [])]
    {
      let some = await server.client.request("waymark/routes", ["textDocument": ["uri": .string(folder.uri(document))]])
      #expect(some?.array?.map { $0["name"]?.string } == names)
    }
    server.client.closeOutput()
  }
}
