import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@Suite struct RecordingTests {
  @Test func replaysARecordedConversation() async throws {
    let folder = try SmallApp.make()
    let place = try TemporaryFolder()
    let path = place("session.jsonl").description
    let server = try ServerProcess(["--record", path], checking: true)
    #expect(await server.initialize(on: folder) != nil)
    server.client.notify("initialized")
    #expect(await server.client.next("textDocument/publishDiagnostics") != nil)
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode == 0)
    let recorded = try place.text("session.jsonl")
    let replayed = try Program(Program.selfCheck, in: "/").run(["--replay", path])
    #expect(replayed.code == 0)
    #expect(try Self.messages(of: replayed.output, from: "server") == Self.messages(of: recorded, from: "server"))
    #expect(try Self.messages(of: recorded, from: "client").count == 4)
  }

  /// Each message stands before its answer, and what is no message is a string.
  @Test func recordsBothSidesInOrder() async throws {
    let place = try TemporaryFolder()
    let server = try ServerProcess(["--record", place("session.jsonl").description], checking: true)
    #expect(await server.client.request("initialize", ["processId": .null, "capabilities": [:]]) != nil)
    server.client.send(bytes: frame(Array("{".utf8)))
    #expect(await server.client.response(to: .null) != nil)
    server.client.closeOutput()
    #expect(await server.exitCode == 1)
    let lines = try place.text("session.jsonl").split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
    #expect(lines.map { $0["from"] } == ["client", "server", "client", "server"])
    #expect(lines[0]["message"]?["method"] == "initialize")
    #expect(lines[1]["message"]?["result"]?["serverInfo"]?["name"] == "waymark")
    #expect(lines[2]["message"] == "{")
    #expect(lines[3]["message"]?["error"]?["code"] == -32700)
  }

  @Test(arguments: ["--record", "--replay"]) func rejectsAFileThatIsNotThere(option: String) throws {
    let result = try Program(Program.selfCheck, in: "/").run([option, "/nowhere/session.jsonl"])
    #expect(result.code != 0 && result.output.isEmpty && result.messages.contains("session.jsonl"), "\(result)")
  }

  private static func messages(of recording: String, from sender: JSONValue) throws -> [JSONValue?] {
    try recording.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
      .filter { $0["from"] == sender }.map { $0["message"] }
  }
}
