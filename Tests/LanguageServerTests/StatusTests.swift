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
    #expect(
      registration["uri"]?.string == folder.uri("EditorRouter.swift") && registration["range"] == range(3, 26, 41))
    #expect(registration["router"] == "EditorViewRouter" && registration["destinations"] == ["EditorViewController"])
    let lookUp = try #require(routes[0]["lookUps"]?.array?.first)
    #expect(lookUp["uri"]?.string == folder.uri("Menu.swift") && lookUp["range"] == range(1, 43, 58))
    for (document, names) in [("Menu.swift", ["EditorViewInput"]), ("Lost.swift", ["LostViewInput"]), ("No.swift", [])]
    {
      let some = await server.client.request("waymark/routes", ["textDocument": ["uri": .string(folder.uri(document))]])
      #expect(some?.array?.map { $0["name"]?.string } == names)
    }
    server.client.closeOutput()
  }

  /// The fields of a route are those of `waymark scan`; only those of a site differ.
  @Test func routesAreEncodedAsByScan() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    try folder.write(
      "Texts.swift",
      "func texts() { Router.to(viewIdentifier: \"lost\"); ZIKAnyViewRouter.performURL(\"app://lost\") }\n")
    let server = try await TestServer.running(on: folder)
    let texts = await server.client.request(
      "waymark/routes", ["textDocument": ["uri": .string(folder.uri("Texts.swift"))]])
    let uri = JSONValue.string(folder.uri("Texts.swift"))
    #expect(
      texts == [
        route("viewIdentifier", "lost", ["uri": uri, "range": range(0, 42, 46), "form": "identifier"]),
        route("viewURL", "app://lost", ["uri": uri, "range": range(0, 79, 89), "form": "url"]),
      ])
    server.client.closeOutput()
  }

  private func route(_ kind: String, _ name: String, _ lookUp: JSONObject) -> JSONValue {
    [
      "system": "zikrouter", "kind": .string(kind), "owner": .null, "name": .string(name), "qualifier": .null,
      "status": "unknown", "reason": "no text of this kind is registered in the scan", "targets": [],
      "declarations": [], "registrations": [],
      "adapters": [], "lookUps": [.object(lookUp.adding(["language": "swift"]))], "mentions": [],
    ]
  }
}
