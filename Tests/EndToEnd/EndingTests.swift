import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

/// However a conversation ends while the server reads a tree, the program does not read on.
@Suite(.serialized) struct EndingTests {
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

  /// A tree that is read too soon is made larger.
  @Test(arguments: Sign.allCases) func endsWhileItReads(sign: Sign) async throws {
    let folder = try folder()
    for size in [100, 200, 400, 800] {
      if try await isCutShort(on: folder, by: sign) { return }
      try grow(folder, to: 2 * size)
    }
    Issue.record("each tree was read whole")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try grow(folder, to: 100)
    return folder
  }

  private func grow(_ folder: TemporaryFolder, to size: Int) throws {
    let text = (0..<400).map { "func open\($0)() { Router.perform(to: RoutableView<Input\($0)>(), path: .default) }\n" }
    for number in 0..<size { try folder.write("File\(number).swift", text.joined()) }
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
    try server.output.close()
    #expect(await server.exitCode == 1)
    withExtendedLifetime(server) {}
  }

  /// The answers that nobody reads would hold the program up after the first signal, until it gives them up. Where that
  /// is before the second signal, the machine was too slow for this one.
  @Test(arguments: [SIGINT, SIGTERM]) func aSecondSignalEndsItAtOnce(signal: Int32) async throws {
    for _ in 0..<20 {
      if try await reason(ofEndAfterTwo: signal) == .uncaughtSignal { return }
    }
    Issue.record("the first signal ended it each time")
  }

  private func reason(ofEndAfterTwo signal: Int32) async throws -> Process.TerminationReason {
    let server = try BareServer()
    let question = frame(try (["jsonrpc": "2.0", "id": 1, "method": "initialized"] as JSONValue).serialized())
    try server.input.write(contentsOf: Array(Array(repeating: question, count: 2_000).joined()))
    send(signal, to: server.process)
    #expect(await server.exitCode == 128 + signal)
    return withExtendedLifetime(server) { server.process.terminationReason }
  }

  /// Again and again until the process has ended. Sleeps itself: a task might be woken after the time that the program
  /// gives itself.
  private func send(_ signal: Int32, to process: Process) {
    while process.isRunning {
      kill(process.processIdentifier, signal)
      usleep(20_000)
    }
  }

  /// Returns whether a request that waits for the tree has no answer from it when the conversation is over. The sign is
  /// given as soon as the program shows that it reads.
  private func isCutShort(on folder: TemporaryFolder, by sign: Sign) async throws -> Bool {
    let server = try ServerProcess()
    #expect(await server.initialize(on: folder) != nil)
    server.client.notify("initialized")
    let question = server.client.ask("waymark/routes", ["workDoneToken": "reading"])
    let first = await server.client.nextMessage { $0["method"] == "$/progress" || $0["id"] == question }
    give(sign, to: server)
    #expect(await server.exitCode == sign.exitCode)
    let rest = await server.client.rest()
    return first?["method"] != nil && !rest.contains { $0["id"] == question && $0["result"] != nil }
  }

  private func give(_ sign: Sign, to server: ServerProcess) {
    switch sign {
    case .endOfInput: server.client.closeOutput()
    case .exit: server.client.notify("exit")
    case .hangUp: server.send(signal: SIGHUP)
    case .shutdown:
      server.client.ask("shutdown")
      server.client.notify("exit")
    case .terminate: server.send(signal: SIGTERM)
    }
  }
}
