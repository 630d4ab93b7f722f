import LanguageServerProtocol
import Logging
import Workspace

/// A conversation with one client over two file descriptors.
package struct Server: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let version: String
  private let rulesPage: String?
  private let log: Logger
  private let timing: Timing
  private let recording: Recording?
  private let watching: FolderWatch.Limits?
  private let isParanoid: Bool
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let backlog = Backlog(limit: 1_024)
  private let closing: Closing

  /// `watching`: folders are watched within these limits where the client cannot; nil never. `isParanoid`: after each step what the
  /// server knows is compared with what it must know. `whenOver` is told the exit code as
  /// soon as the end is known, and how long earlier requests may still be answered.
  package init(
    input: Descriptor, output: Descriptor, version: String, rulesPage: String? = nil, log: Logger,
    timing: Timing = Timing(),
    recording: Recording? = nil, watching: FolderWatch.Limits? = FolderWatch.Limits(), isParanoid: Bool = false,
    whenOver: @escaping @Sendable (Int32, Duration) -> Void = { _, _ in }
  ) {
    self.input = input
    self.output = output
    self.version = version
    self.rulesPage = rulesPage
    self.log = log
    self.timing = timing
    self.recording = recording
    self.watching = watching
    self.isParanoid = isParanoid
    (events, continuation) = AsyncStream.makeStream()
    closing = Closing(continuation, patience: timing.leaving, whenOver: whenOver)
  }

  /// Serves until the conversation is over, and returns the exit code for the process.
  package func run() async -> Int32 {
    await run(as: nil)
  }

  /// The same of a conversation that has begun, with a session that knows its client already.
  func run(as begun: Session?) async -> Int32 {
    let closing = closing
    let writer = MessageWriter(output, recording) { closing.end(.outputLost) }
    let clientLog = ClientLog(writer)
    let inFlight = InFlight()
    let progress = WorkProgress(later: afterDelay, isWaiting: inFlight.isWaiting) { message in
      if let body = try? message.serialized() { writer.send(body) }
    }
    let connection = Connection(
      inFlight: inFlight, writer: writer, clientLog: clientLog, progress: progress, log: clientLog.joined(to: log))
    MessageReader(
      input: input, output: output, connection: connection, backlog: backlog, events: continuation, closing: closing,
      recording: recording
    ).start()
    var loop = EventLoop(
      begun ?? Session(version: version, rulesPage: rulesPage, log: connection.log), connection, closing,
      lifeCycle: begun == nil ? .created : .running, watch: watch,
      watchFolders: watching.map(watchFolders), pause: makePause(),
      judging: Judging { [continuation] in continuation.yield(.judged($0)) },
      paranoia: isParanoid ? Paranoia(lookLater: later(Paranoia.patience, .doubt)) : nil,
      hold: { [continuation] in continuation.yield(.held($0)) })
    let exitCode = await loop.run(events)
    await connection.inFlight.cancelAll()
    writer.finish()
    return exitCode
  }

  private func watchFolders(within limits: FolderWatch.Limits) -> FolderWatching {
    { [continuation] folders, alone in
      FolderWatch(folders, alone: alone, limits: limits, whenPartial: { continuation.yield(.watchedInPart) }) {
        continuation.yield(.changedOnDisk($0))
      }
    }
  }

  private func makePause() -> PublishingPause {
    PublishingPause(length: timing.pause) { rest in later(rest, .pause)() }
  }

  /// Calls `show` when work has lasted long enough to be shown.
  private func afterDelay(_ show: @escaping @Sendable () -> Void) {
    guard timing.progress > .zero else { return show() }
    Task { [delay = timing.progress] in
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
    let (closing, interval) = (closing, timing.processCheck)
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

/// What the server does after a while.
package struct Timing: Sendable {
  /// How long edits must rest before diagnostics are published.
  package var pause = Duration.milliseconds(50)
  /// How often the process that started the server is looked for.
  package var processCheck = Duration.seconds(5)
  /// How long work must last before it is shown.
  package var progress = Duration.milliseconds(500)
  /// How long requests that were asked before a `shutdown` may take after it is read.
  package var leaving = Duration.seconds(2)

  package init() {}
}
