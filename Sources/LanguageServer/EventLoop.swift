import JSON
import LanguageServerProtocol
import Logging

/// Handles events strictly one after another. Only here the session changes.
struct EventLoop: Sendable {
  private var lifeCycle = LifeCycle.created
  private var session: Session
  private var pause: PublishingPause
  private let connection: Connection
  private let watch: @Sendable (Int) -> Void

  /// `watch` is told the id of the client's process.
  init(_ session: Session, _ connection: Connection, watch: @escaping @Sendable (Int) -> Void, pause: PublishingPause) {
    self.session = session
    self.connection = connection
    self.watch = watch
    self.pause = pause
  }

  /// Returns the exit code of the process when the conversation is over.
  mutating func run(_ events: AsyncStream<Event>, _ backlog: Backlog) async -> Int32 {
    for await event in events {
      if event.isMessage { backlog.leave() }
      if let exitCode = await handle(event) { return exitCode }
      flush()
    }
    return lifeCycle.exitCode
  }

  /// Sends what the event left to say, and plans for what it left to do.
  private mutating func flush() {
    for message in session.outbox { connection.send(message) }
    session.outbox = []
    if let process = session.takeClientProcess() { watch(process) }
    if session.isStale { pause.wait(for: &session) }
  }

  private mutating func handle(_ event: Event) async -> Int32? {
    switch event {
    case .request(let id, let method, let params): await take(id, method, params)
    case .notification(ExitNotification.method, _): return lifeCycle.exitCode
    case .notification(let method, let params): take(method, params)
    case .pause: if pause.isOver(), lifeCycle.hearsNotifications { await session.publishDiagnostics() }
    case .end(let ending): return exitCode(for: ending)
    }
    return nil
  }

  private func exitCode(for ending: Ending) -> Int32 {
    connection.log.info("The server ends: \(ending)")
    return switch ending {
    case .endOfInput: lifeCycle.exitCode
    case .outputLost, .noProtocol: 1
    case .clientGone: 0
    case .signal(let number): 128 + number
    }
  }

  // MARK: Messages

  private mutating func take(_ method: String, _ params: JSONValue?) {
    guard lifeCycle.hearsNotifications else { return }
    guard let handler = Handlers.notifications.first(where: { $0.method == method }) else {
      return connection.log.debug("\(method) is not known")
    }
    handler.take(params: params, changing: &session)
  }

  private mutating func take(_ id: RequestID, _ method: String, _ params: JSONValue?) async {
    do {
      if connection.inFlight.isCancelled(id) { throw CancellationError() }
      try lifeCycle.check(request: method)
      if let handler = Handlers.sessionRequests.first(where: { $0.method == method }) {
        let result = try handler.result(of: params, changing: &session)
        lifeCycle.advance(after: method)
        connection.reply(to: id, .success(result))
      } else if let handler = Handlers.requests.first(where: { $0.method == method }) {
        await ask(try handler.question(params), for: id)
      } else {
        throw ResponseError(.methodNotFound, "\(method) is not supported.")
      }
    } catch {
      connection.reply(to: id, .failure(ResponseError(from: error)))
    }
  }

  /// Answers in a task of its own, from the state as it is now.
  private mutating func ask(_ question: Question, for id: RequestID) async {
    if question.needsIndex(session.snapshot) { await session.settle() }
    let (connection, snapshot) = (connection, session.snapshot)
    connection.inFlight.start(id) {
      Task { connection.reply(to: id, question.result(in: snapshot)) }
    }
  }
}

extension Question {
  /// For the task of the request: ends early where it is cancelled.
  fileprivate func result(in snapshot: Snapshot) -> Result<JSONValue, ResponseError> {
    do {
      try Task.checkCancellation()
      let result = try answer(snapshot)
      try Task.checkCancellation()
      return .success(result)
    } catch {
      return .failure(ResponseError(from: error))
    }
  }
}

extension ResponseError {
  fileprivate init(from error: any Error) {
    self =
      switch error {
      case let error as ResponseError: error
      case is CancellationError: ResponseError(.requestCancelled, "The request was cancelled.")
      default: ResponseError(.internalError, "\(error)")
      }
  }
}
