import Dispatch
import Essentials
import JSON
import LanguageServerProtocol
import Synchronization
import Workspace

/// Says to a server what the client of a recording said, in the recorded order: where an answer or a word of the server's
/// comes next in the recording, it is waited for.
struct Replay: Sendable {
  /// How long a word of the server's is waited for: it need not come again.
  private static let patience = 2.0

  private let lines: [RecordedMessage]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(path: String) throws(Failure) {
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
    DeepThread.startSurely { heard.listen(to: input) }
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

/// Counts the messages of the server.
private final class HeardMessages: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  /// Signalled after every change. Only one thread waits.
  private let change = DispatchSemaphore(value: 0)

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
        update { $0.counts[Self.key(of: message), default: 0] += 1 }
      }
    }
    update { $0.isOver = true }
  }

  func wait(for key: String, count: Int, seconds: Double) {
    let end = DispatchTime.now() + seconds
    while state.withLock({ $0.counts[key, default: 0] < count && !$0.isOver }) {
      guard change.wait(timeout: end) == .success else { return }
    }
  }

  private func update(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    change.signal()
  }
}
