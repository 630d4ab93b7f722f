import Essentials
import LanguageServerProtocol
import Logging
import Workspace

/// Reads messages on a thread of its own, so that a cancellation is seen while other messages wait for their turn.
struct MessageReader: Sendable {
  let input: Descriptor
  let output: Descriptor
  let connection: Connection
  let backlog: Backlog
  let events: AsyncStream<Event>.Continuation
  let closing: Closing

  func start() {
    DeepThread.startSurely { read() }
  }

  private func read() {
    var decoder = MessageDecoder()
    var complaints = Complaints()
    while !closing.isOver {
      guard input.wait(watching: output, left: isPaused) == .readable else { return closing.end(.outputLost) }
      let bytes = input.next(atMost: 64 << 10)
      guard !bytes.isEmpty else { return closing.end(.endOfInput) }
      decoder.append(bytes)
      while !closing.isOver, let event = decoder.next() {
        switch event {
        case .body(let body): parse(body)
        case .failure(let error): if complaints.mayComplain() { connection.refuse(error) }
        }
      }
      guard !decoder.isHopeless else { return closing.end(.noProtocol) }
    }
  }

  /// True while the client does not read its answers: then its messages are not read either.
  private func isPaused() -> Bool {
    connection.writer.isClogged && !closing.isOver
  }

  private func parse(_ body: [UInt8]) {
    do throws(InvalidMessage) {
      dispatch(try Message(parsing: body))
    } catch {
      connection.send(error.response)
    }
  }

  private func dispatch(_ message: Message) {
    switch message {
    case .request(let id, let method, _):
      guard connection.inFlight.add(id) else { return connection.refuseDuplicate(id) }
      if method == ShutdownRequest.method { closing.readShutdown() }
      enqueue(message)
    case .notification(CancelRequestNotification.method, let params):
      if let id = try? CancelRequestNotification(params: params).id { connection.cancel(id) }
    case .notification(WorkDoneProgressCancelNotification.method, let params):
      if let token = try? WorkDoneProgressCancelNotification(params: params).token { connection.progress.stop(token) }
    case .notification(ExitNotification.method, _):
      closing.end(.exit)
    case .notification: enqueue(message)
    case .response(let id, let result):
      if !connection.progress.accept(result, for: id) { enqueue(message) }
    }
  }

  private func enqueue(_ message: Message) {
    events.yield(.message(message, backlog.enter()))
  }
}

/// Limits error responses to damaged input to one a second.
private struct Complaints {
  private var last: ContinuousClock.Instant?

  mutating func mayComplain() -> Bool {
    let now = ContinuousClock.now
    if let last, now - last < .seconds(1) { return false }
    last = now
    return true
  }
}
