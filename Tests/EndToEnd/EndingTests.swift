import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// However a conversation ends while the server reads a tree, the program is gone within a second.
@Suite(.timeLimit(.minutes(5)), .serialized) struct EndingTests {
  enum Sign: CaseIterable {
    case endOfInput, exit, hangUp, shutdown, terminate

    var exitCode: Int32 {
      switch self {
      case .endOfInput, .exit: 1
      case .hangUp: 129
      case .shutdown: 0
      case .terminate: 143
      }
    }
  }

  /// The program gives up after 0.8 s what it cannot leave; the rest is for a machine that is busy with other tests.
  private static let limit = Duration.seconds(10 * Patience.slowness)

  @Test func endsWhileItReads() async throws {
    let folder = try folder()
    for sign in Sign.allCases { try await expectEnd(on: folder, after: sign) }
  }

  private func folder() throws -> TemporaryFolder {
    let text = (0..<400).map { "func open\($0)() { Router.perform(to: RoutableView<Input\($0)>(), path: .default) }\n" }
    let files = (0..<100).map { ("File\($0).swift", text.joined()) }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
  }

  @Test func endsWhereNobodyReadsAnyMore() async throws {
    let folder = try folder()
    let server = try BareServer()
    let params: JSONValue = ["processId": .null, "capabilities": [:], "rootPath": .string(folder.path.description)]
    let messages: [JSONValue] = [
      ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params],
      ["jsonrpc": "2.0", "method": "initialized", "params": [:]],
    ]
    try server.input.write(contentsOf: messages.flatMap { try frame($0.serialized()) })
    #expect(!server.output.availableData.isEmpty)
    let start = ContinuousClock.now
    try server.output.close()
    #expect(await server.exitCode == 1)
    #expect(ContinuousClock.now - start < Self.limit)
    withExtendedLifetime(server) {}
  }

  /// The answers that nobody reads would hold the program up after the first signal, until it gives them up.
  @Test(arguments: [SIGINT, SIGTERM]) func aSecondSignalEndsItAtOnce(signal: Int32) async throws {
    let server = try BareServer()
    let question = frame(try (["jsonrpc": "2.0", "id": 1, "method": "initialized"] as JSONValue).serialized())
    try server.input.write(contentsOf: Array(Array(repeating: question, count: 2_000).joined()))
    send(signal, to: server.process)
    #expect(await server.exitCode == 128 + signal)
    #expect(server.process.terminationReason == .uncaughtSignal)
    withExtendedLifetime(server) {}
  }

  /// Again and again until the process has ended. Sleeps itself: a task might be woken after the time that the program
  /// gives itself.
  private func send(_ signal: Int32, to process: Process) {
    while process.isRunning {
      kill(process.processIdentifier, signal)
      usleep(20_000)
    }
  }

  private func expectEnd(on folder: TemporaryFolder, after sign: Sign) async throws {
    let server = try ServerProcess()
    #expect(await server.initialize(on: folder) != nil)
    server.client.notify("initialized")
    try await Task.sleep(for: .milliseconds(100))
    let start = ContinuousClock.now
    switch sign {
    case .endOfInput: server.client.closeOutput()
    case .exit: server.client.notify("exit")
    case .hangUp: server.send(signal: SIGHUP)
    case .shutdown:
      server.client.ask("shutdown")
      server.client.notify("exit")
    case .terminate: server.send(signal: SIGTERM)
    }
    #expect(await server.exitCode == sign.exitCode, "\(sign)")
    #expect(ContinuousClock.now - start < Self.limit, "\(sign)")
  }
}
