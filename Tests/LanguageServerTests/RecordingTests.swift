import Foundation
import JSON
import LanguageServerProtocol
import Logging
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct RecordingTests {
  @Test func holdsBothSidesInOrder() async throws {
    let folder = try TemporaryFolder()
    let recording = try #require(Recording(path: folder("session.jsonl").description))
    let server = try TestServer(recording: recording)
    #expect(await server.client.request("initialize", ["processId": .null, "capabilities": [:]]) != nil)
    server.client.send(bytes: frame(Array("{".utf8)))
    #expect(await server.client.response(to: .null) != nil)
    server.client.closeOutput()
    #expect(await server.exitCode.value == 1)
    let lines = try folder.text("session.jsonl").split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
    #expect(lines.map { $0["from"] } == ["client", "server", "client", "server"])
    #expect(lines[0]["message"]?["method"] == "initialize")
    #expect(lines[1]["message"]?["result"]?["serverInfo"]?["name"] == "waymark")
    #expect(lines[2]["message"] == "{")
    #expect(lines[3]["message"]?["error"]?["code"] == -32700)
  }

  @Test(arguments: ["{", #"{"seconds": 1, "from": "nobody", "message": {}}"#]) func otherFilesAreRefused(text: String)
    throws
  {
    let folder = try TemporaryFolder(["session.jsonl": text])
    #expect(throws: Replay.Failure.self) { try Replay(path: folder("session.jsonl").description) }
    #expect(throws: Replay.Failure.self) { try Replay(path: folder("missing").description) }
  }
}
