import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CancellationTests {
  @Test func aRequestThatWaitsIsCancelled() async throws {
    let server = try await TestServer.running()
    // Both come in one piece: the cancellation is read before the request has its turn, or just after.
    let messages: [JSONValue] = (Int64(0)..<2_000).flatMap { number -> [JSONValue] in
      let id = JSONValue.integer(10_000 + number)
      return [
        ["jsonrpc": "2.0", "id": id, "method": "textDocument/definition", "params": Self.place],
        ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": id]],
      ]
    }
    let (client, bytes) = (server.client, try messages.flatMap { frame(try $0.serialized()) })
    // On a thread of its own: the server stops reading while too much waits.
    Thread.detachNewThread { client.send(bytes: bytes) }
    var cancelled = 0
    for number in Int64(0)..<2_000 {
      let response = try #require(await server.client.response(to: .integer(10_000 + number)))
      if response["error"]?["code"] == -32800 { cancelled += 1 } else { #expect(response["result"] == .null) }
    }
    #expect(cancelled > 0)
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.client.rest().isEmpty, "each request has one response")
  }

  @Test func unknownAndFinishedOnesAreIgnored() async throws {
    let server = try await TestServer.running()
    for id: JSONValue in [99, "x", .null, [:]] { server.client.notify("$/cancelRequest", ["id": id]) }
    let id = server.client.ask("textDocument/definition", Self.place)
    #expect(await server.client.response(to: id)?["result"] == .null)
    server.client.notify("$/cancelRequest", ["id": id])
    #expect(await server.client.request("shutdown") == .null)
    server.client.notify("exit")
    #expect(await server.client.rest().isEmpty)
  }

  @Test(
    arguments: [
      (ResponseError(.requestFailed, "no"), .requestFailed), (CancellationError(), .requestCancelled),
      (CocoaError(.fileNoSuchFile), .internalError),
    ] as [(any Error & Sendable, ErrorCode)])
  func whateverFailsIsAnswered(error: any Error & Sendable, code: ErrorCode) {
    #expect(ResponseError(from: error).code == code)
  }

  @Test func aRunningTaskIsCancelled() async {
    let requests = InFlight()
    let id = RequestID.integer(1)
    #expect(requests.add(id))
    #expect(!requests.add(id))
    #expect(requests.add(.string("1")))
    let (seen, report) = AsyncStream<Bool>.makeStream()
    requests.start(id) {
      Task {
        try? await Task.sleep(for: .seconds(Patience.seconds))
        report.yield(Task.isCancelled)
      }
    }
    #expect(!requests.cancel(id), "the task replies")
    #expect(await seen.first { _ in true } == true)
    #expect(requests.finish(id))
    #expect(!requests.finish(id), "there is one reply")
  }

  @Test func theEndWaitsForReplies() async {
    let requests = InFlight()
    let ids = (Int64(1)...20).map { RequestID.integer($0) }
    for id in ids {
      #expect(requests.add(id))
      requests.start(id) {
        Task {
          try? await Task.sleep(for: .seconds(Patience.seconds))
          #expect(requests.finish(id))
        }
      }
    }
    #expect(requests.add(.string("waits for its turn")))
    await requests.cancelAll()
    for id in ids { #expect(!requests.finish(id), "it was replied to") }
  }

  /// The task of a request that never ends is not waited for.
  @Test func shutdownWaitsForATimeOnly() async {
    let requests = InFlight()
    let (blockade, open) = AsyncStream<Never>.makeStream()
    let id = RequestID.integer(1)
    #expect(requests.add(id))
    requests.start(id) { Task.detached { await Task { for await _ in blockade {} }.value } }
    await requests.waitForAll(atMost: .zero)
    #expect(requests.isWaiting(id))
    #expect(!requests.cancel(id), "it runs")
    open.finish()
  }

  @Test func oneThatDoesNotRunIsOverAtOnce() {
    let requests = InFlight()
    let ids = (Int64(1)...3).map { RequestID.integer($0) }
    for id in ids { #expect(requests.add(id)) }
    for id in ids { #expect(requests.cancel(id), "the caller replies") }
    for id in ids { #expect(!requests.cancel(id), "once") }
    #expect(!requests.add(ids[0]), "the event loop still has it")
    #expect(requests.dropCancelled(ids[0]))
    #expect(!requests.finish(ids[1]), "nobody else replies")
    requests.start(ids[2]) {
      Issue.record("there is nothing to start")
      return Task {}
    }
    for id in ids {
      #expect(requests.add(id), "the id is free again")
      #expect(!requests.dropCancelled(id))
    }
  }

  @Test func anIdThatIsInUseIsRefused() async throws {
    let server = try await TestServer.running()
    let request: JSONValue = ["jsonrpc": "2.0", "id": 7, "method": "textDocument/definition", "params": Self.place]
    let burst = try (0..<50).flatMap { _ in frame(try request.serialized()) }
    server.client.send(bytes: burst)
    var codes: [JSONValue?] = []
    for _ in 0..<50 { codes.append(await server.client.response(to: 7)?["error"]?["code"]) }
    #expect(codes.allSatisfy { $0 == nil || $0 == -32600 })
    #expect(codes.contains(nil))
    server.client.closeOutput()
  }

  private static let place: JSONValue = [
    "textDocument": ["uri": "file:///a.swift"], "position": ["line": 0, "character": 0],
  ]
}
