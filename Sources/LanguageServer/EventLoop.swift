import JSON
import LanguageServerProtocol
import Logging
import Workspace

/// Starts to watch folders with everything below them, and others without.
typealias FolderWatching = @Sendable (_ folders: [FilePath], _ alone: [FilePath]) -> FolderWatch

/// Handles events one after another. Only here the session changes.
struct EventLoop: Sendable {
  private var lifeCycle: LifeCycle
  private var session: Session
  private var pause: PublishingPause
  /// nil unless a program tests the server.
  private var monitor: (any SessionMonitor)?
  private let connection: Connection
  private let closing: Closing
  private let surroundings: Surroundings
  private var folderWatch: FolderWatch?
  /// True if the user stopped the reading that diagnostics depend on.
  private var owesDiagnostics = false
  private var held: [HeldRequest] = []
  /// The diagnostics that wait for the end of the pause.
  private var ready: DiagnosticsQueue.Output?

  /// The parts of the server that work beside the loop.
  struct Surroundings: Sendable {
    let diagnostics: DiagnosticsQueue
    let drawing = DrawingQueue()
    /// Watches the client's process, by its id.
    let watch: @Sendable (Int) -> Void
    /// nil to watch no folders.
    let watchFolders: FolderWatching?
    /// Must lead to the event `held`.
    let hold: @Sendable (HeldRequest) -> Void
    /// Must lead to the event `compareAgain`, after the patience of the monitor.
    let compareLater: @Sendable () -> Void

    /// nil for the shared pool.
    fileprivate func executor(of queue: Question.Queue) -> (any TaskExecutor)? {
      switch queue {
      case .shared: nil
      case .diagnostics: diagnostics
      case .drawing: drawing
      }
    }
  }

  init(
    _ session: Session, _ connection: Connection, _ closing: Closing, _ surroundings: Surroundings,
    lifeCycle: LifeCycle, pause: PublishingPause, monitor: (any SessionMonitor)?
  ) {
    self.session = session
    self.connection = connection
    self.closing = closing
    self.surroundings = surroundings
    self.lifeCycle = lifeCycle
    self.pause = pause
    self.monitor = monitor
  }

  /// Returns the exit code of the process when the conversation is over.
  mutating func run(_ events: AsyncStream<Event>) async -> Int32 {
    for await event in events {
      if let exitCode = await handle(event) { return exitCode }
      if monitor != nil, session.isStale { await compare() }
      flush()
    }
    return Ending.endOfInput.exitCode(afterShutdown: lifeCycle == .shutDown)
  }

  /// Sends the messages that the event queued, and begins a pause if diagnostics may have changed.
  private mutating func flush() {
    if session.isStale, let ready {
      self.ready = nil
      session.outdate(ready.diagnostics)
    }
    for message in session.outbox { connection.send(message) }
    session.outbox = []
    if let folders = session.foldersToWatch { watchItself(folders) }
    guard session.isStale else { return }
    session.isStale = false
    surroundings.diagnostics.cancel()
    pause.wait()
  }

  private mutating func handle(_ event: Event) async -> Int32? {
    switch event {
    case .message(.request(let id, let method, let params), let place): await handleRequest(id, method, params, place)
    case .message(.notification(let method, let params), _): handleNotification(method, params)
    case .message(.response(let id, let result), _): if lifeCycle.hearsNotifications { session.handle(result, for: id) }
    case .changedOnDisk(let paths): noteChanges(of: paths)
    case .watchedInPart: if lifeCycle.hearsNotifications { session.watchInPart() }
    case .pause: if lifeCycle.hearsNotifications { await goOn(with: pause.step()) }
    case .diagnosed(let output): if lifeCycle.hearsNotifications { take(output) }
    case .held(let request): keep(request)
    case .compareAgain: if monitor?.hasPending == true { await compare() }
    case .end(let ending): return end(ending)
    }
    return nil
  }

  private mutating func noteChanges(of paths: Set<FilePath>) {
    guard lifeCycle.hearsNotifications else { return }
    session.changedOnDisk(Set(paths.map(session.workspace.spelling)))
  }

  private mutating func watchItself(_ folders: [FilePath]) {
    session.foldersToWatch = nil
    guard let watchFolders = surroundings.watchFolders else { return }
    folderWatch = folders.isEmpty ? nil : watchFolders(folders, session.foldersAlone)
  }

  private mutating func goOn(with step: PublishingPause.Step) async {
    switch step {
    case .wait: break
    case .compute: await startDiagnostics()
    case .publish:
      if let ready { publish(ready) }
      ready = nil
    }
  }

  /// Keeps the diagnostics of the current state until the pause is over. Those of an older state are dropped: the change
  /// has begun a pause, after which those of the newer one are computed.
  private mutating func take(_ output: DiagnosticsQueue.Output) {
    guard session.isCurrent(output.cache) else { return session.outdate(output.diagnostics) }
    pause.note(work: output.work)
    if pause.isOver() { publish(output) } else { ready = output }
  }

  /// Brings the index up to date, and starts the computation of diagnostics. Waits for a client
  /// that does not read, because the diagnostics would be outdated when it reads them.
  private mutating func startDiagnostics() async {
    let start = ContinuousClock.now
    guard !connection.writer.isClogged else { return session.isStale = true }
    switch await updateIndex() {
    case .whole: break
    case .leftByClient: return session.isStale = true
    case .stoppedByUser: return owesDiagnostics = true
    }
    session.isStale = false
    surroundings.diagnostics.compute(session.snapshot, since: start)
  }

  private mutating func publish(_ output: DiagnosticsQueue.Output) {
    session.publish(output.diagnostics)
    askAgain(about: output.cache)
    Tracing(session.trace, connection).published(documents: session.outbox.count, in: output.work)
    session.refreshLenses()
    session.sendStatus(isQuiescent: true)
  }

  /// The outcome of an update of the index. The next update continues an incomplete one.
  private enum IndexUpdate {
    case whole, leftByClient, stoppedByUser
  }

  /// Brings the index up to date, and shows the progress in `place`, by default in the client's
  /// window. A request is answered before a `shutdown` that was read after it.
  private mutating func updateIndex(
    for request: RequestID? = nil, showingIn place: WorkProgress.Place? = nil
  ) async -> IndexUpdate {
    let (closing, progress) = (closing, connection.progress)
    let hasWindow = session.isInitialized && session.client.showsProgress
    if !session.workspace.isUpToDate, let place = place ?? (hasWindow ? .window : nil) { progress.begin(in: place) }
    let isLeft: @Sendable () -> Bool = { request == nil ? closing.isNear : closing.isOutOfTime }
    let isWhole = await session.updateIndex(while: { !isLeft() && !progress.isStopped }, reporting: progress.report)
    let isStopped = progress.end(session.workspace.index.counts)
    guard isWhole else { return isStopped ? .stoppedByUser : .leftByClient }
    if owesDiagnostics { (owesDiagnostics, session.isStale) = (false, true) }
    return .whole
  }

  private mutating func bringUpToDate(for id: RequestID, _ params: JSONValue?) async throws(ResponseError) {
    let token = params?["workDoneToken"].flatMap(ProgressToken.init)
    switch await updateIndex(for: id, showingIn: token.map { .request(id, token: $0) }) {
    case .whole: break
    case .leftByClient: throw .leaving
    case .stoppedByUser: throw ResponseError(.requestCancelled, "The user cancelled the indexing.")
    }
  }

  private func end(_ ending: Ending) -> Int32 {
    if let complaint = ending.complaint { connection.log.error("\(complaint)") }
    return monitor?.exitCode ?? ending.exitCode(afterShutdown: lifeCycle == .shutDown)
  }

  /// Brings the index up to date at once, and reports what the monitor finds.
  private mutating func compare() async {
    guard monitor != nil, lifeCycle == .running, await updateIndex() == .whole,
      let report = monitor?.compare(SessionState(session))
    else { return }
    for doubt in report.doubts { session.log.notice("\(doubt)") }
    for difference in report.differences {
      session.log.error("\(difference)")
      session.notify(ShowMessageNotification(type: .error, message: difference))
    }
    if monitor?.hasPending == true { surroundings.compareLater() }
  }

  // MARK: Messages

  private mutating func handleNotification(_ method: String, _ params: JSONValue?) {
    guard lifeCycle.hearsNotifications else { return }
    guard let handler = Handlers.notifications.first(where: { $0.method == method }) else {
      return connection.log.debug("\(method) is not known")
    }
    let tracing = Tracing(session.trace, connection)
    handler.apply(params: params, changing: &session)
    monitor?.apply(method, params, in: session.client.encoding)
    tracing.applied(method)
  }

  private mutating func handleRequest(
    _ id: RequestID, _ method: String, _ params: JSONValue?, _ place: Backlog.Place
  ) async {
    if method == ShutdownRequest.method { closing.handledShutdown() }
    if connection.inFlight.dropCancelled(id) { return }
    let tracing = Tracing(session.trace, connection)
    do {
      try lifeCycle.check(request: method)
      connection.clientLog.open()
      if method == ShutdownRequest.method { await connection.inFlight.waitForAll(atMost: closing.patience) }
      if let handler = Handlers.sessionRequests.first(where: { $0.method == method }) {
        if handler.needsIndex { try await bringUpToDate(for: id, params) }
        let result = try handler.result(of: params, changing: &session)
        if let question = session.takePostponed() { return ask(question, for: id, tracing, place) }
        lifeCycle.advance(after: method)
        if lifeCycle == .shutDown { dismiss() }
        // Before the reply: a client that ends as soon as it has read it would not be there to be watched.
        if let process = session.takeClientProcess() { surroundings.watch(process) }
        connection.reply(to: id, .success(result))
        tracing.answered(method, id, .success(result))
      } else if let handler = Handlers.requests.first(where: { $0.method == method }) {
        let question = try handler.question(params)
        if question.needsIndex(session.snapshot) { try await bringUpToDate(for: id, params) }
        ask(question, for: id, tracing, place)
      } else {
        throw ResponseError(.methodNotFound, "\(method) is not supported.")
      }
    } catch {
      let failure = ResponseError(from: error)
      connection.reply(to: id, .failure(failure))
      tracing.answered(method, id, .failure(failure))
    }
  }

  /// Answers in a task of its own, from the state as it is now. Its place in the backlog is free when that is done.
  private func ask(_ question: Question, for id: RequestID, _ tracing: Tracing, _ place: Backlog.Place? = nil) {
    let (connection, snapshot, settled) = (connection, session.snapshot, tracing.elapsed)
    let (diagnostics, hold) = (surroundings.diagnostics, surroundings.hold)
    let executor = surroundings.executor(of: question.queue)
    let mayWait = held.count < HeldRequest.limit && !closing.isNear
    connection.inFlight.start(id) {
      Task(executorPreference: executor) {
        defer { withExtendedLifetime(place) {} }
        let result = question.result(in: snapshot, mayWait: mayWait, sending: connection.send)
        if question.queue == .diagnostics { diagnostics.reportComputed(snapshot, since: tracing.start) }
        if case .success(nil) = result, connection.inFlight.postpone(id) {
          return hold(HeldRequest(id: id, question: question, cache: snapshot.diagnosticsCache))
        }
        let reply = result.flatMap { $0.map(Result.success) ?? .failure(ResponseError(from: CancellationError())) }
        connection.reply(to: id, reply)
        tracing.answered(question.method, id, settled: settled, reply)
      }
    }
  }

  // MARK: Requests that wait for news

  /// Keeps a request until its answer changes. If the state has changed in the meantime,
  /// diagnostics are computed again.
  private mutating func keep(_ request: HeldRequest) {
    let inFlight = connection.inFlight
    held.removeAll { inFlight.dropCancelled($0.id) }
    guard lifeCycle == .running else { return dismiss(request) }
    held.append(request)
    if !session.isCurrent(request.cache) { session.isStale = true }
  }

  private mutating func askAgain(about cache: DiagnosticsCache) {
    let requests = held.filter { $0.cache !== cache }
    held.removeAll { $0.cache !== cache }
    for request in requests { ask(request.question, for: request.id, Tracing(session.trace, connection)) }
  }

  private mutating func dismiss() {
    for request in held { dismiss(request) }
    held = []
  }

  private func dismiss(_ request: HeldRequest) {
    connection.reply(to: request.id, .failure(.leaving))
  }
}

extension Question {
  /// For the task of the request: ends early where it is cancelled.
  fileprivate func result(
    in snapshot: Snapshot, mayWait: Bool, sending send: (Message) -> Void
  ) -> Result<JSONValue?, ResponseError> {
    do {
      try Task.checkCancellation()
      let result = try answer(snapshot, mayWait, send)
      try Task.checkCancellation()
      return .success(result)
    } catch {
      return .failure(ResponseError(from: error))
    }
  }
}
