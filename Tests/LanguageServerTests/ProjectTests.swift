import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// Projects and packages while the server runs.
@Suite struct ProjectTests {
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let own = ["App.swift", "Editor.swift", "Menu.swift"]

  private static func text(routerIn target: String) -> String {
    ProjectText(
      ProjectText.Target("App", files: own + (target == "App" ? ["EditorRouter.swift"] : [])),
      ProjectText.Target("Specs", "bundle.unit-test", files: target == "Specs" ? ["EditorRouter.swift"] : [])
    ).text
  }

  private func changed(_ name: String, _ folder: TemporaryFolder, _ server: TestServer) {
    server.client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(folder.uri(name)), "type": 2]]])
  }

  private func told(_ server: TestServer) -> [JSONValue] {
    server.client.unread { $0["method"] == "window/showMessage" || $0["method"] == "window/logMessage" }
  }

  @Test func aProjectThatChangesIsLinkedAgain() async throws {
    let folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" })
    let menu = folder.uri("Menu.swift")
    try folder.write(Self.project, Self.text(routerIn: "Specs"))
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write(Self.project, Self.text(routerIn: "App"))
    changed(Self.project, folder, server)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.write(Self.project, Self.text(routerIn: "Specs"))
    changed("App.xcodeproj", folder, server)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    #expect(told(server).isEmpty)
    server.client.closeOutput()
  }

  @Test func aBrokenProjectIsToldOfOnce() async throws {
    let folder = try TemporaryFolder(RouteApp.files.filter { $0.key != "Lost.swift" })
    let menu = folder.uri("Menu.swift")
    try folder.write(Self.project, Self.text(routerIn: "Specs"))
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.write(Self.project, "<<<<<<< HEAD")
    changed(Self.project, folder, server)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    let shown = told(server)
    #expect(shown.compactMap { $0["method"] } == ["window/logMessage", "window/showMessage"])
    #expect(shown.allSatisfy { $0["params"]?["type"] == 2 })
    #expect(shown.allSatisfy { $0["params"]?["message"]?.string?.contains(Self.project) == true })
    try folder.write(Self.project, "=======")
    changed(Self.project, folder, server)
    server.open(folder.uri("New.swift"), "protocol New {}")
    _ = await server.ask("definition", menu, line: 1, character: 45)
    #expect(told(server).isEmpty)
    try folder.write(Self.project, Self.text(routerIn: "Specs"))
    changed(Self.project, folder, server)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    #expect(told(server).isEmpty)
    server.client.closeOutput()
  }

  /// Without the manifest nobody knows what a folder of tests is for.
  @Test func aManifestThatComesIsLinkedAgain() async throws {
    let folder = try TemporaryFolder(RouteApp.files.filter { Self.own.contains($0.key) })
    let menu = folder.uri("Menu.swift")
    try folder.write(Self.project, Self.text(routerIn: "Specs"))
    try folder.write("Kit/Tests/KitTests/EditorRouter.swift", RouteApp.registering)
    try folder.write("Kit/Package.swift", "let package = Package()")
    let server = try await TestServer.running(on: folder)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    try folder.remove("Kit/Package.swift")
    changed("Kit/Package.swift", folder, server)
    #expect(await server.waitForDiagnostics(menu, []) != nil)
    try folder.write("Kit/Package.swift", "let package = Package()")
    changed("Kit/Package.swift", folder, server)
    #expect(await server.waitForDiagnostics(menu, ["lookup-unregistered"]) != nil)
    server.client.closeOutput()
  }
}
