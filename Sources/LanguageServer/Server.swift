import LanguageServerProtocol
import Logging
import Workspace

/// A conversation with one client over two file descriptors.
package struct Server: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let environment: ServerEnvironment
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let backlog = Backlog(limit: 1_024)
  private let closing: Closing

  package init(input: Descriptor, output: Descriptor, _ environment: ServerEnvironment) {
    self.input = input
    self.output = output
    self.environment = environment
    (events, continuation) = AsyncStream.makeStream()
    closing = Closing(continuation, patience: environment.timing.leaving, whenOver: environment.whenOver)
  }

  /// Serves until the conversation is over, and returns the exit code for the process.
  package func run() async -> Int32 {
    await run(as: nil)
  }

  /// The same of a conversation that has begun, with a session that knows its client already.
  func run(as begun: Session?) async -> Int32 {
    let closing = closing
    let writer = MessageWriter(output) { closing.end(.outputLost) }
    let clientLog = ClientLog(writer)
    let inFlight = InFlight()
    let progress = WorkProgress(later: afterDelay, isWaiting: inFlight.isWaiting) { message in
      if let body = try? message.serialized() { writer.send(body) }
    }
    let connection = Connection(
      inFlight: inFlight, writer: writer, clientLog: clientLog, progress: progress,
      log: clientLog.joined(to: environment.log))
    MessageReader(
      input: input, output: output, connection: connection, backlog: backlog, events: continuation, closing: closing
    ).start()
    let session =
      begun
      ?? Session(
        version: environment.version, rulesPage: environment.rulesPage, cache: environment.cache, log: connection.log,
        systems: environment.systems)
    var loop = EventLoop(
      session, connection, closing, surroundings, lifeCycle: begun == nil ? .created : .running, pause: makePause(),
      monitor: environment.monitor)
    let exitCode = await loop.run(events)
    await connection.inFlight.cancelAll()
    writer.finish()
    return exitCode
  }

  private var surroundings: EventLoop.Surroundings {
    EventLoop.Surroundings(
      diagnostics: DiagnosticsQueue { [continuation] in continuation.yield(.diagnosed($0)) },
      watch: watch, watchFolders: environment.watching.map(watchFolders),
      hold: { [continuation] in continuation.yield(.held($0)) },
      compareLater: later(environment.monitor?.patience ?? .zero, .compareAgain))
  }

  private func watchFolders(within limits: FolderWatch.Limits) -> FolderWatching {
    { [continuation] folders, alone in
      FolderWatch(folders, alone: alone, limits: limits, whenPartial: { continuation.yield(.watchedInPart) }) {
        continuation.yield(.changedOnDisk($0))
      }
    }
  }

  private func makePause() -> PublishingPause {
    PublishingPause(length: environment.timing.pause) { rest in later(rest, .pause)() }
  }

  /// Calls `show` when work has lasted long enough to be shown.
  private func afterDelay(_ show: @escaping @Sendable () -> Void) {
    let delay = environment.timing.progress
    guard delay > .zero else { return show() }
    Task {
      try? await Task.sleep(for: delay)
      show()
    }
  }

  private func later(_ time: Duration, _ event: Event) -> @Sendable () -> Void {
    { [continuation] in
      Task {
        try? await Task.sleep(for: time)
        continuation.yield(event)
      }
    }
  }

  /// Ends the conversation when the process is gone. Processes that cannot be watched are left alone.
  package func watch(_ processID: Int) {
    guard let process = ProcessWatch(processID: processID) else { return }
    let (closing, interval) = (closing, environment.timing.processCheck)
    Task {
      await process.waitForEnd(lookingEvery: interval)
      closing.end(.clientGone)
    }
  }

  /// Ends the conversation as a signal asks for.
  package func stop(signal: Int32) {
    closing.end(.signal(signal))
  }
}
