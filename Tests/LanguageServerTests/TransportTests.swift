import Foundation
import JSON
import LanguageServerProtocol
import Logging
import TestSupport
import Testing
import Workspace
@testable import LanguageServer

@Suite struct TransportTests {
  private static let introduction: JSONValue = [
    "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["processId": .null, "capabilities": [:]],
  ]

  @Test func messagesMayComeByteByByte() async throws {
    let server = try TestServer()
    for byte in frame(try Self.introduction.serialized()) { server.client.send(bytes: [byte]) }
    #expect(await server.client.response(to: 1)?["result"] != nil)
    server.client.closeOutput()
  }

  /// Whose request it was cannot be read.
  @Test func anotherCharsetIsRefusedAndTheNextMessageRead() async throws {
    let server = try TestServer()
    let body = try #require("{}".data(using: .utf16))
    server.client.send(
      bytes: "Content-Length: \(body.count)\r\nContent-Type: application/json; charset=utf-16\r\n\r\n".utf8 + body)
    let refusal = await server.client.response(to: .null)?["error"]
    #expect(refusal?["code"] == -32700 && refusal?["message"]?.string?.contains("charset") == true)
    server.client.send(Self.introduction)
    #expect(await server.client.response(to: 1)?["result"] != nil)
    server.client.closeOutput()
  }

  @Test func waitsWhereADescriptorDoesNotBlock() async throws {
    let pipe = try Pipe.descriptors()
    for end in [pipe.read, pipe.write] { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let message = [UInt8](repeating: 0x61, count: 1 << 20)
    Thread.detachNewThread {
      #expect(Descriptor(pipe.write).send(message))
      close(pipe.write)
    }
    var received = 0
    while case let bytes = Descriptor(pipe.read).next(atMost: 1 << 16), !bytes.isEmpty { received += bytes.count }
    #expect(received == message.count)
    close(pipe.read)
  }

  /// More than a megabyte lets diagnostics wait; more than 64 are too much.
  @Test func countsWhatIsNotRead() async throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe.descriptors()
    let (losses, report) = AsyncStream<Void>.makeStream()
    let writer = MessageWriter(Descriptor(pipe.write)) { report.yield() }
    let megabyte = [UInt8](repeating: 0x20, count: 1 << 20)
    #expect(!writer.isClogged)
    for _ in 0..<2 { writer.send(megabyte) }
    #expect(writer.isClogged)
    for _ in 0..<63 { writer.send(megabyte) }
    #expect(await losses.first { true } != nil)
    close(pipe.read)
    writer.finish()
    close(pipe.write)
  }

  @Test func nothingIsWrittenAfterTheEnd() throws {
    let pipe = try Pipe.descriptors()
    let writer = MessageWriter(Descriptor(pipe.write)) {}
    for body in ["1", "2"] {
      writer.send(Array(body.utf8))
      writer.finish()
    }
    close(pipe.write)
    #expect(Descriptor(pipe.read).next(atMost: 100) == frame(Array("1".utf8)))
    #expect(Descriptor(pipe.read).next(atMost: 100).isEmpty)
    close(pipe.read)
  }

  @Test func endsWhenNobodyReads() async throws {
    signal(SIGPIPE, SIG_IGN)
    let (toServer, toClient) = (try Pipe.descriptors(), try Pipe.descriptors())
    close(toClient.read)
    let server = Server(
      input: Descriptor(toServer.read), output: Descriptor(toClient.write),
      ServerEnvironment(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    let message = frame(try Self.introduction.serialized())
    #expect(message.withUnsafeBytes { write(toServer.write, $0.baseAddress, $0.count) } == message.count)
    #expect(await server.run() == 1)
    close(toServer.write)
    close(toClient.write)
  }

  @Test func aFloodIsAnsweredWhole() async throws {
    let server = try await TestServer.running()
    let flood = try (Int64(1)...3_000).flatMap { number in
      frame(try (["jsonrpc": "2.0", "id": .integer(-number), "method": "test/unknown"] as JSONValue).serialized())
    }
    // On a thread of its own: the server stops reading while too much waits.
    let client = server.client
    Thread.detachNewThread { client.send(bytes: flood) }
    for number in Int64(1)...3_000 {
      #expect(await client.response(to: .integer(-number))?["error"]?["code"] == -32601)
    }
    #expect(await client.request("shutdown") == .null)
    client.closeOutput()
  }
}
