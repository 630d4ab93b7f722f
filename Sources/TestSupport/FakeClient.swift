import Foundation
import JSON
import LanguageServerProtocol
import Synchronization

/// An editor made of messages: it sends what a test tells it, and keeps what comes until the test asks for it.
package final class FakeClient: Sendable {
  private let output: Int32
  private let transcript: Transcript?
  private let mailbox = Mailbox()
  private let lastID = Mutex<Int64>(0)

  /// Talks to a server that writes to the descriptor `input` and reads from `output`. From now on the process ignores
  /// SIGPIPE: a server may end while the client writes.
  package init(input: Int32, output: Int32) {
    self.output = output
    transcript = Transcript.inEnvironment()
    signal(SIGPIPE, SIG_IGN)
    let (mailbox, transcript) = (mailbox, transcript)
    Thread.detachNewThread { Self.read(input, into: mailbox, transcript) }
  }

  // MARK: Sending

  package func send(bytes: some Collection<UInt8>) {
    transcript?.sent(bytes)
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  package func send(_ message: JSONValue) {
    guard let body = try? message.serialized() else { return }
    send(bytes: frame(body))
  }

  package func notify(_ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Ends what the server reads.
  package func closeOutput() {
    close(output)
  }

  // MARK: Asking

  /// Sends a request and returns its id.
  @discardableResult
  package func ask(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
    let id = lastID.withLock { last in
      last += 1
      return JSONValue.integer(last)
    }
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return id
  }

  /// The whole response to a request; nil where the server ended before.
  package func response(to id: JSONValue) async -> JSONValue? {
    await mailbox.take { $0["method"] == nil && $0["id"] == id }
  }

  /// Sends a request and waits for its result; nil for errors.
  package func request(_ method: String, _ params: JSONValue = [:]) async -> JSONValue? {
    await response(to: ask(method, params))?["result"]
  }

  /// Sends a request and waits for the code of its error.
  package func errorCode(_ method: String, _ params: JSONValue = [:]) async -> JSONValue? {
    await response(to: ask(method, params))?["error"]?["code"]
  }

  /// The parameters of the next request or notification of the server's; nil where it ended before.
  package func next(_ method: String, where wants: @escaping @Sendable (JSONValue) -> Bool = { _ in true }) async
    -> JSONValue?
  {
    await mailbox.take { $0["method"] == .string(method) && wants($0["params"] ?? .null) }?["params"]
  }

  /// The id of the next request of the server's; nil where it ended before.
  package func nextRequest(_ method: String) async -> JSONValue? {
    await nextMessage(method)?["id"]
  }

  /// The whole next message of the server's with this method.
  package func nextMessage(_ method: String) async -> JSONValue? {
    await mailbox.take { $0["method"] == .string(method) }
  }

  /// The next message of the server's that is wanted; nil where it ended before.
  package func nextMessage(where wants: @escaping @Sendable (JSONValue) -> Bool) async -> JSONValue? {
    await mailbox.take(where: wants)
  }

  /// Answers a request of the server's.
  package func answer(_ id: JSONValue, _ result: JSONValue) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  /// The messages that came so far and that nobody asked for.
  package func unread(where wants: (JSONValue) -> Bool = { _ in true }) -> [JSONValue] {
    mailbox.takeAll(where: wants)
  }

  /// Waits until the server says nothing more, and returns what was left.
  package func rest() async -> [JSONValue] {
    _ = await mailbox.take { _ in false }
    return unread()
  }

  private static func read(_ input: Int32, into mailbox: Mailbox, _ transcript: Transcript?) {
    var decoder = MessageDecoder()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = chunk.withUnsafeMutableBytes({ Foundation.read(input, $0.baseAddress, $0.count) }), count > 0
    {
      decoder.append(chunk[..<count])
      while let event = decoder.next() {
        guard case .body(let body) = event, let message = try? JSONValue(parsing: body) else { continue }
        transcript?.received(message)
        mailbox.put(message)
      }
    }
    close(input)
    mailbox.close()
  }
}
