import Foundation
import JSON
import LanguageServer
import LanguageServerProtocol
import Logging
import Routes
import RoutingSystems
import TestSupport
import Workspace

/// A server in this process, at the other end of two pipes from a client.
struct TestServer {
  static let rulesPage = "file:///Rules.md"

  /// Nobody wants to wait in tests.
  static let timing = {
    var timing = Timing()
    timing.pause = .milliseconds(1)
    timing.processCheck = .milliseconds(10)
    timing.leaving = .seconds(Patience.seconds)
    return timing
  }()

  let client: FakeClient
  /// The exit code that the server ends with.
  let exitCode: Task<Int32, Never>

  init(
    watching: FolderWatch.Limits? = nil, timing: Timing = Self.timing,
    systems: SystemList = .builtIn, cache: FilePath? = nil
  ) throws {
    let toServer = try Pipe.descriptors()
    let toClient = try Pipe.descriptors()
    client = FakeClient(input: toClient.read, output: toServer.write)
    var environment = ServerEnvironment(
      version: "1.2.3", log: Logger(label: "test") { _ in SilentLogHandler() })
    environment.rulesPage = Self.rulesPage
    environment.timing = timing
    environment.watching = watching
    environment.systems = systems
    environment.cache = cache.map { FactsCache($0) }
    let server = Server(input: Descriptor(toServer.read), output: Descriptor(toClient.write), environment)
    exitCode = Task {
      let exitCode = await server.run()
      Foundation.close(toClient.write)
      return exitCode
    }
  }

  /// A server that was introduced to a client which works on a folder.
  static func running(
    on folder: TemporaryFolder? = nil, capabilities: JSONValue = [:], watching: FolderWatch.Limits? = nil,
    timing: Timing = Self.timing, systems: SystemList = .builtIn, cache: FilePath? = nil
  ) async throws -> TestServer {
    let server = try TestServer(watching: watching, timing: timing, systems: systems, cache: cache)
    _ = await server.client.request(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities,
        "rootUri": folder.map { .string(DocumentURI(filePath: $0.path.bytes).text) } ?? .null,
      ])
    server.client.notify("initialized")
    return server
  }

  /// Waits until everything that was sent is handled.
  func settle() async {
    _ = await client.request("test/unknown")
  }
}

extension Pipe {
  struct Failure: Error {}

  static func descriptors() throws -> (read: Int32, write: Int32) {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw Failure() }
    return (descriptors[0], descriptors[1])
  }
}

extension TemporaryFolder {
  var uri: String { DocumentURI(filePath: path.bytes).text }

  func uri(_ name: String) -> String { DocumentURI(filePath: self(name).bytes).text }
}

/// Says nothing itself, and lets warnings through to the client.
struct SilentLogHandler: LogHandler {
  var logLevel = Logger.Level.warning
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {}
}
