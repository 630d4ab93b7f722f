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
  let recording: Recording?

  func start() {
    DeepThread.startSurely { read() }
  }

  private func read() {
    var decoder = MessageDecoder()
    var complaints = Complaints()
    while !closing.isOver {
      guard input.wait(watching: output, left: leavesWhatComes) == .readable else { return closing.end(.outputLost) }
      let bytes = input.next(atMost: 64 << 10)
      guard !bytes.isEmpty else { return closing.end(.endOfInput) }
      decoder.append(bytes)
      while !closing.isOver, let event = decoder.next() {
        switch event {
        case .body(let body): take(body)
        case .failure(let error): if complaints.mayComplain() { connection.refuse(error) }
        }
      }
      guard !decoder.isHopeless else { return closing.end(.noProtocol) }
    }
  }

  /// Whoever does not read answers is not read.
  private func leavesWhatComes() -> Bool {
    connection.writer.isClogged && !closing.isOver
  }

  private func take(_ body: [UInt8]) {
    recording?.note(.client, body)
    do throws(InvalidMessage) {
      take(try Message(parsing: body))
    } catch {
      connection.send(error.response)
    }
  }

  private func take(_ message: Message) {
    switch message {
    case .request(let id, let method, _):
      guard connection.inFlight.add(id) else { return connection.refuseDuplicate(id) }
      if method == ShutdownRequest.method { closing.readShutdown() }
      handle(message)
    case .notification(CancelRequestNotification.method, let params):
      if let id = try? CancelRequestNotification(params: params).id { connection.cancel(id) }
    case .notification(WorkDoneProgressCancelNotification.method, let params):
      if let token = try? WorkDoneProgressCancelNotification(params: params).token { connection.progress.stop(token) }
    case .notification(ExitNotification.method, _):
      closing.end(.exit)
    case .notification: handle(message)
    case .response(let id, let result):
      if !connection.progress.take(result, for: id) { handle(message) }
    }
  }

  private func handle(_ message: Message) {
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
