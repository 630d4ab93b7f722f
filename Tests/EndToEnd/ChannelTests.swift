import Foundation
import JSON
import TestSupport
import Testing

/// The ways to the server besides standard input and output.
@Suite struct ChannelTests {
  @Test(arguments: ["--socket=PORT", "--socket PORT"]) func onAPort(arguments: String) async throws {
    let (listener, port) = try Listener.onPort()
    try await converse(listener, arguments.replacing("PORT", with: "\(port)").split(separator: " ").map(String.init))
  }

  @Test(arguments: ["--pipe=FILE", "--pipe FILE --clientProcessId=1"]) func onASocketFile(arguments: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder("editor.sock").description
    let listener = try Listener.onFile(path)
    try await converse(listener, arguments.replacing("FILE", with: path).split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ["--pipe", "/nowhere/editor.sock"], ["--pipe", String(repeating: "x", count: 200)], ["--socket", "99999"],
    ["--stdio", "--socket", "7000"],
  ])
  func whatCannotBeIsSaid(arguments: [String]) throws {
    let result = try Program(in: "/").run(["lsp"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty && !result.messages.isEmpty)
  }

  private func converse(_ listener: Listener, _ arguments: [String]) async throws {
    let server = try ServerProcess(arguments)
    let connection = try listener.accept()
    let client = FakeClient(input: connection, output: dup(connection))
    #expect(await client.request("initialize", ["processId": .null, "capabilities": [:]]) != nil)
    #expect(await client.request("shutdown") == .null)
    client.notify("exit")
    #expect(await server.exitCode == 0)
    #expect(await server.client.rest().isEmpty)
  }
}
