import LanguageServerProtocol
import Logging

/// A conversation with one client over two file descriptors.
package struct Server: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let version: String
  private let log: Logger
  private let timing: Timing
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let backlog = Backlog(limit: 1_024)

  package init(input: Descriptor, output: Descriptor, version: String, log: Logger, timing: Timing = Timing()) {
    self.input = input
    self.output = output
    self.version = version
    self.log = log
    self.timing = timing
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Serves until the conversation is over, and returns the exit code for the process.
  ///
  /// `whenEnding` is called as soon as the end is known, while earlier messages may still be worked on.
  package func run(whenEnding: @escaping @Sendable () -> Void = {}) async -> Int32 {
    let continuation = continuation
    let writer = MessageWriter(output) { continuation.yield(.end(.outputLost)) }
    let connection = Connection(writer: writer, log: log)
    MessageReader(
      input: input, connection: connection, backlog: backlog, events: continuation, whenEnding: whenEnding
    ).start()
    var loop = EventLoop(Session(version: version, log: log), connection, watch: watch, pause: makePause())
    let exitCode = await loop.run(events, backlog)
    connection.inFlight.cancelAll()
    writer.finish()
    return exitCode
  }

  private func makePause() -> PublishingPause {
    let continuation = continuation
    return PublishingPause(length: timing.pause) { continuation.yield(.pause) }
  }

  /// Ends the conversation when the process is gone. Processes that cannot be watched are left alone.
  package func watch(_ processID: Int) {
    guard let process = ProcessWatch(processID: processID) else { return }
    let (events, interval) = (continuation, timing.processCheck)
    Task {
      await process.waitForEnd(lookingEvery: interval)
      events.yield(.end(.clientGone))
    }
  }

  /// Ends the conversation as a signal asks for.
  package func stop(signal: Int32) {
    continuation.yield(.end(.signal(signal)))
  }
}

/// What the server does after a while.
package struct Timing: Sendable {
  /// How long edits must rest before diagnostics are published.
  package var pause = Duration.milliseconds(50)
  /// How often the process that started the server is looked for.
  package var processCheck = Duration.seconds(5)

  package init() {}
}
