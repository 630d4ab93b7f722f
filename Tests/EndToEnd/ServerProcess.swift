import Foundation
import JSON
import TestSupport

/// The built `waymark lsp` with an editor at its pipes.
final class ServerProcess: Sendable {
  let client: FakeClient
  private let server: BareServer

  /// `checking` runs the server that compares its state after each step.
  init(_ arguments: [String] = [], checking: Bool = false) throws {
    let server = try BareServer(arguments, checking: checking)
    // The client closes what it is given, and so do the pipes.
    client = FakeClient(input: dup(server.output.fileDescriptor), output: dup(server.input.fileDescriptor))
    try server.output.close()
    try server.input.close()
    self.server = server
  }

  /// As that of the bare server.
  var exitCode: Int32 {
    get async { await server.exitCode }
  }

  func send(signal: Int32) {
    kill(server.process.processIdentifier, signal)
  }

  func initialize(on folder: TemporaryFolder? = nil) async -> JSONValue? {
    await client.request(
      "initialize",
      [
        "processId": .integer(Int64(getpid())), "capabilities": [:],
        "rootPath": folder.map { .string($0.path.description) } ?? .null,
      ])
  }
}

/// The built `waymark lsp`, with nobody at its pipes.
struct BareServer: Sendable {
  let process: Process
  /// Of the server.
  let input: FileHandle
  let output: FileHandle
  private let end: Task<Int32, Never>

  init(_ arguments: [String] = [], checking: Bool = false) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = checking ? Program.selfCheck : Program.executable
    process.arguments = (checking ? [] : ["lsp"]) + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (codes, report) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { process in
      report.yield(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
    }
    try process.run()
    (self.process, self.input, self.output) = (process, input.fileHandleForWriting, output.fileHandleForReading)
    end = Task { await codes.first { _ in true } ?? -1 }
  }

  /// The exit code, 128 and the signal's number where one ended the program without its doing.
  var exitCode: Int32 {
    get async { await end.value }
  }
}
