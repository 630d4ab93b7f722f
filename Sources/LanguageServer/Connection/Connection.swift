import JSON
import LanguageServerProtocol
import Logging

/// The way to the client: who waits for an answer, and how it gets there.
struct Connection: Sendable {
  let inFlight: InFlight
  let writer: MessageWriter
  let clientLog: ClientLog
  let progress: WorkProgress
  let log: Logger

  /// Answers a request that the reader passed on; of several answers only the first is sent.
  func reply(to id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    guard let reply = encoded(.response(id: id, result)) else { return }
    inFlight.finish(id) { writer.send(reply) }
  }

  /// A request that waits for its turn, or for the index, is answered at once; a task that runs answers when it stops.
  func cancel(_ id: RequestID) {
    guard inFlight.cancel(id) else { return }
    progress.leave(id)
    send(.response(id: id, .failure(ResponseError(from: CancellationError()))))
  }

  func send(_ message: Message) {
    if let encoded = encoded(message) { writer.send(encoded) }
  }

  /// nil for a message that cannot be sent. In the place of an answer, an error can.
  private func encoded(_ message: Message) -> [UInt8]? {
    do throws(JSONError) {
      return try message.serialized()
    } catch {
      log.error("A message was not sent: \(error)")
      guard case .response(let id, .success) = message else { return nil }
      return encoded(
        .response(id: id, .failure(ResponseError(.internalError, "The answer cannot be sent: \(error)."))))
    }
  }

  func refuse(_ error: FramingError) {
    log.warning("\(error)")
    send(.response(id: nil, .failure(ResponseError(error))))
  }

  /// The first request with the id is unharmed.
  func refuseDuplicate(_ id: RequestID) {
    send(
      .response(id: id, .failure(ResponseError(.invalidRequest, "Another request with this id is still pending."))))
  }
}
