import Foundation
import JSON
import LanguageServerProtocol
import Synchronization

/// What a fake client said and heard, as `SelfCheck --record` writes it: every conversation of a test run is checked
/// against the protocol when the run is over.
final class Transcript: Sendable {
  private struct Contents {
    var file: FileHandle
    /// Of what the client sends, which may be no message.
    var decoder = MessageDecoder()
  }

  private let contents: Mutex<Contents>

  /// In a file of its own in the folder that `WAYMARK_TRANSCRIPTS` names; nil without it.
  static func inEnvironment() -> Transcript? {
    guard let folder = ProcessInfo.processInfo.environment["WAYMARK_TRANSCRIPTS"] else { return nil }
    let url = URL(fileURLWithPath: folder).appendingPathComponent("\(UUID().uuidString).jsonl")
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    return (try? FileHandle(forWritingTo: url)).map(Transcript.init)
  }

  private init(_ file: FileHandle) {
    contents = Mutex(Contents(file: file))
  }

  func sent(_ bytes: some Collection<UInt8>) {
    contents.withLock { contents in
      contents.decoder.append(bytes)
      while let event = contents.decoder.next() {
        guard case .body(let body) = event, let message = try? JSONValue(parsing: body) else { continue }
        Self.write("client", message, to: contents.file)
      }
    }
  }

  func received(_ message: JSONValue) {
    contents.withLock { Self.write("server", message, to: $0.file) }
  }

  private static func write(_ sender: JSONValue, _ message: JSONValue, to file: FileHandle) {
    let line: JSONValue = ["seconds": 0, "from": sender, "message": message]
    guard let bytes = try? line.serialized() else { return }
    try? file.write(contentsOf: bytes + [UInt8(ascii: "\n")])
  }
}
