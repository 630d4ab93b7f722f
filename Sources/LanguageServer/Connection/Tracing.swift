import JSON
import LanguageServerProtocol

/// Sends the client the outcome and the time of each message, if the client asks for traces.
struct Tracing: Sendable {
  let level: TraceValue
  let connection: Connection
  let start = ContinuousClock.now

  init(_ level: TraceValue, _ connection: Connection) {
    self.level = level
    self.connection = connection
  }

  /// `settled` is the part of the time that was spent on the index.
  func answered(_ method: String, _ id: RequestID, settled: Duration? = nil, _ result: Result<JSONValue, ResponseError>)
  {
    let end =
      switch result {
      case .success(.null): "null"
      case .success: "a result"
      case .failure(let error): "error \(error.code.rawValue)"
      }
    send("\(method) \(id): \(end) after \(milliseconds(elapsed))") {
      "\(milliseconds(settled ?? .zero)) of it for the index"
    }
  }

  var elapsed: Duration { ContinuousClock.now - start }

  func applied(_ method: String) {
    send("\(method): taken in \(milliseconds(elapsed))")
  }

  func published(documents: Int, in work: Duration) {
    send("diagnostics: \(documents) documents changed, judged in \(milliseconds(work))")
  }

  private func send(_ message: @autoclosure () -> String, verbose: () -> String? = { nil }) {
    guard level != .off else { return }
    let notification = LogTraceNotification(message: message(), verbose: level == .verbose ? verbose() : nil)
    if let message = try? Message.notification(notification) { connection.send(message) }
  }

  private func milliseconds(_ duration: Duration) -> String {
    "\((duration / .milliseconds(1) * 10).rounded() / 10) ms"
  }
}
