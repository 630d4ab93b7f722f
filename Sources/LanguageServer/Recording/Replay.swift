import Foundation
import JSON
import LanguageServerProtocol
import Synchronization
import Workspace

/// Says to a server what the client of a recording said, in the recorded order: where an answer or a word of the server's
/// comes next in the recording, it is waited for.
package struct Replay: Sendable {
  /// How long a word of the server's is waited for: it need not come again.
  private static let patience = 2.0

  private let lines: [RecordedMessage]

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package init(path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "'\(path)' cannot be read")
    }
    var lines: [RecordedMessage] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let value = try? JSONValue(parsing: Array(line), accepting: .messages),
        let message = try? value.decode(RecordedMessage.self)
      else { throw Failure(description: "'\(path)' is not a recording: line \(number + 1) is not a recorded message") }
      lines.append(message)
    }
    self.lines = lines
  }

  /// Talks until everything is said and every request is answered. The server writes to `input` and reads from `output`.
  func talk(input: Descriptor, output: Descriptor) {
    let heard = HeardMessages()
    Thread.detachNewThread { heard.listen(to: input) }
    var expected: [String: Int] = [:]
    for line in lines {
      switch line.from {
      case .client:
        guard let body = Self.body(of: line.message), output.send(frame(body)) else { return }
      case .server:
        let key = HeardMessages.key(of: line.message)
        expected[key, default: 0] += 1
        heard.wait(for: key, count: expected[key, default: 0], seconds: Self.patience)
      }
    }
    for line in lines where line.from == .client && line.message["method"] != nil {
      if let id = line.message["id"] { heard.wait(for: HeardMessages.key(ofResponse: id), count: 1, seconds: 60) }
    }
    close(output.number)
  }

  /// The client's process of then is not to be watched now.
  private static func body(of message: JSONValue) -> [UInt8]? {
    if let text = message.string { return Array(text.utf8) }
    guard message["method"] == .string(InitializeRequest.method), case .object(var object) = message,
      case .object(var params)? = object["params"]
    else { return try? message.serialized() }
    params["processId"] = .null
    object["params"] = .object(params)
    return try? JSONValue.object(object).serialized()
  }
}

/// Counts what the server said.
private final class HeardMessages: @unchecked Sendable {
  // Everything that changes is read and written with the condition locked.
  private let condition = NSCondition()
  private var counts: [String: Int] = [:]
  private var isOver = false

  /// The same for messages that say the same sort of thing.
  static func key(of message: JSONValue) -> String {
    message["method"]?.string ?? key(ofResponse: message["id"] ?? .null)
  }

  static func key(ofResponse id: JSONValue) -> String { "response \(id)" }

  func listen(to input: Descriptor) {
    var decoder = MessageDecoder()
    while case let bytes = input.next(atMost: 64 << 10), !bytes.isEmpty {
      decoder.append(bytes)
      while let event = decoder.next() {
        guard case .body(let body) = event, let message = try? JSONValue(parsing: body, accepting: .messages) else {
          continue
        }
        change { counts[Self.key(of: message), default: 0] += 1 }
      }
    }
    change { isOver = true }
  }

  func wait(for key: String, count: Int, seconds: Double) {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: seconds)
    while counts[key, default: 0] < count, !isOver {
      guard condition.wait(until: end) else { return }
    }
  }

  private func change(_ change: () -> Void) {
    condition.lock()
    change()
    condition.broadcast()
    condition.unlock()
  }
}
