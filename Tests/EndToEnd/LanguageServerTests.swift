import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@Suite struct LanguageServerTests {
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
    server.client.closeOutput()
    #expect(await server.exitCode == 1)
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
      burst += try Self.framed(
        ["jsonrpc": "2.0", "id": .integer(number), "method": "textDocument/definition", "params": place])
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

  @Test func endsAlsoWhereNobodyReads() async throws {
    let server = try BareServer()
    let requests = ["initialize"] + Array(repeating: String(repeating: "x", count: 100), count: 2_000) + ["shutdown"]
    let messages = try requests.enumerated().flatMap { number, method -> [UInt8] in
      let id = JSONValue.integer(Int64(number))
      return try Self.framed(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": ["capabilities": [:]]])
    }
    let exit = try Self.framed(["jsonrpc": "2.0", "method": "exit"])
    try server.input.write(contentsOf: messages + exit)
    #expect(await server.exitCode == 0)
  }

  private static func framed(_ message: JSONValue) throws -> [UInt8] {
    frame(try message.serialized())
  }
}
