import Foundation
import JSON
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct LanguageServerTests {
  @Test func aConversationEndsWithZero() async throws {
    let folder = try SmallApp.make()
    let server = try ServerProcess()
    #expect(await server.initialize(on: folder)?["serverInfo"]?["name"] == "waymark")
    server.client.notify("initialized")
    #expect(await server.client.next("textDocument/publishDiagnostics") != nil)
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode == 0)
  }

  @Test func endOfInputEndsWithOne() async throws {
    let server = try ServerProcess()
    #expect(await server.initialize() != nil)
    let start = ContinuousClock.now
    server.client.closeOutput()
    #expect(await server.exitCode == 1)
    #expect(ContinuousClock.now - start < .seconds(1.5))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func signalsEndItInOrder(number: Int32, code: Int32) async throws {
    let server = try ServerProcess()
    #expect(await server.initialize() != nil)
    server.send(signal: number)
    #expect(await server.exitCode == code)
  }

  @Test func aBurstIsAnsweredOneByOne() async throws {
    let server = try ServerProcess()
    #expect(await server.initialize() != nil)
    var burst: [UInt8] = []
    for number in Int64(1_000)..<1_050 {
      let place: JSONValue = ["textDocument": ["uri": "file:///a.swift"], "position": ["line": 0, "character": 0]]
      let body = try
        ([
          "jsonrpc": "2.0", "id": .integer(number), "method": "textDocument/definition", "params": place,
        ] as JSONValue).serialized()
      burst += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    server.client.send(bytes: burst)
    for number in Int64(1_000)..<1_050 {
      #expect(await server.client.response(to: .integer(number))?["result"] == .null)
    }
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.exitCode == 0)
    #expect(await server.client.rest().isEmpty, "nothing but the protocol comes out")
  }
}
