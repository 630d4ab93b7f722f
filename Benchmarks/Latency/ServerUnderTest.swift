import Foundation
import JSON
import LanguageServerProtocol
import TestSupport

/// `waymark lsp` with an editor at its pipes that has one file open.
final class ServerUnderTest {
  let client: FakeClient
  let process: Process
  private let uri: JSONValue
  private var version: Int64 = 1

  /// Starts the program. `file` is an absolute path.
  init(waymark: String, file: String) throws {
    let (input, output) = (Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(fileURLWithPath: waymark)
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The client closes what it is given, and so do the pipes.
    client = FakeClient(
      input: dup(output.fileHandleForReading.fileDescriptor), output: dup(input.fileHandleForWriting.fileDescriptor))
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.close()
    uri = .string(DocumentURI(filePath: file.utf8).text)
  }

  /// As Visual Studio Code and Neovim do, the client takes one range for all completions of a list.
  func open(root: String, text: String) async {
    let capabilities: JSONValue = ["textDocument": ["completion": ["completionList": ["itemDefaults": ["editRange"]]]]]
    _ = await client.request(
      "initialize", ["processId": JSONValue(Int(getpid())), "capabilities": capabilities, "rootPath": .string(root)])
    client.notify("initialized")
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": .integer(version), "text": .string(text)]])
  }

  /// Replaces a stretch of one line. All places are zero-based and in UTF-16.
  func change(_ line: Int, _ columns: Range<Int>, to text: String) {
    version += 1
    let range: JSONValue = [
      "start": Self.position(line, columns.lowerBound), "end": Self.position(line, columns.upperBound),
    ]
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": .integer(version)],
        "contentChanges": [["range": range, "text": .string(text)]],
      ])
  }

  /// Sends a request about a place and returns its id.
  func ask(_ method: String, _ line: Int, _ column: Int) -> JSONValue {
    client.ask(method, ["textDocument": ["uri": uri], "position": Self.position(line, column)])
  }

  func answer(_ method: String, _ line: Int, _ column: Int) async -> JSONValue? {
    await client.response(to: ask(method, line, column))?["result"]
  }

  /// Waits until diagnostics of the file come, with some or with none.
  func diagnostics(empty: Bool) async {
    let uri = uri
    _ = await client.next("textDocument/publishDiagnostics") { params in
      params["uri"] == uri && params["diagnostics"]?.array?.isEmpty == empty
    }
  }

  func stop() async {
    _ = await client.request("shutdown")
    client.notify("exit")
    client.closeOutput()
    process.waitUntilExit()
  }

  private static func position(_ line: Int, _ column: Int) -> JSONValue {
    ["line": JSONValue(line), "character": JSONValue(column)]
  }
}
