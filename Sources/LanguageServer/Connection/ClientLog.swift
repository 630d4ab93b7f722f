import LanguageServerProtocol
import Logging
import Synchronization

/// The client's own log, where its users look first: what is logged goes there too, once the client introduced itself.
final class ClientLog: Sendable {
  private let writer: MessageWriter
  private let isOpen = Atomic(false)

  init(_ writer: MessageWriter) {
    self.writer = writer
  }

  func open() {
    isOpen.store(true, ordering: .relaxed)
  }

  fileprivate func write(_ level: Logger.Level, _ text: String) {
    guard isOpen.load(ordering: .relaxed) else { return }
    let message = LogMessageNotification(type: MessageType(level), message: text)
    if let body = try? Message.notification(message).serialized() { writer.send(body) }
  }

  /// The log with the client's beside its own.
  func joined(to log: Logger) -> Logger {
    var both = Logger(label: log.label) { _ in
      MultiplexLogHandler([log.handler, ClientLogHandler(log: self, logLevel: log.logLevel)])
    }
    both.logLevel = log.logLevel
    return both
  }
}

private struct ClientLogHandler: LogHandler {
  let log: ClientLog
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    log.write(event.level, "\(event.message)")
  }
}

extension MessageType {
  fileprivate init(_ level: Logger.Level) {
    switch level {
    case .critical, .error: self = .error
    case .warning: self = .warning
    case .notice, .info: self = .info
    case .debug, .trace: self = .log
    }
  }
}
