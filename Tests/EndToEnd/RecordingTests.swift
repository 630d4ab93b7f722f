import Foundation
import JSON
import TestSupport
import Testing

@Suite struct RecordingTests {
  @Test func aRecordedConversationCanBeHadAgain() async throws {
    let folder = try SmallApp.make()
    let place = try TemporaryFolder()
    let path = place("session.jsonl").description
    let server = try ServerProcess(["--record", path])
    #expect(await server.initialize(on: folder) != nil)
    server.client.notify("initialized")
    #expect(await server.client.next("textDocument/publishDiagnostics") != nil)
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode == 0)
    let recorded = try place.text("session.jsonl")
    let replayed = try Program(in: "/").run(["lsp", "--replay", path])
    #expect(replayed.code == 0)
    #expect(try Self.messages(of: replayed.output, from: "server") == Self.messages(of: recorded, from: "server"))
    #expect(try Self.messages(of: recorded, from: "client").count == 4)
  }

  private static func messages(of recording: String, from sender: JSONValue) throws -> [JSONValue?] {
    try recording.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
      .filter { $0["from"] == sender }.map { $0["message"] }
  }
}
