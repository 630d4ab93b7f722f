import JSON
import LanguageServerProtocol
import Synchronization

/// Shows the user the progress of work that lasts for a while.
final class WorkProgress: Sendable {
  /// The place of the progress.
  enum Place: Hashable, Sendable {
    /// The client is asked for one.
    case window
    /// The token came with a request, and is dead when that is answered.
    case request(RequestID, token: ProgressToken)
  }

  private enum State {
    case idle
    /// Under way, but not for long.
    case young(Place)
    /// The client was asked for a place to show it.
    case asked(token: ProgressToken)
    case shown(token: ProgressToken, Place)
  }

  private struct Work {
    var state = State.idle
    /// Tells apart what was begun one after another.
    var number = 0
    /// Never falls.
    var percentage = 0
    /// The user does not want to wait for it.
    var isStopped = false
    /// The client refused to show a window's: it is not asked again.
    var isRefused = false
  }

  private let work = Mutex(Work())
  private let later: @Sendable (_ show: @escaping @Sendable () -> Void) -> Void
  private let isWaiting: @Sendable (RequestID) -> Bool
  private let send: @Sendable (Message) -> Void

  /// `later` calls what it is given when the work has lasted long enough to be shown; `isWaiting` returns whether a
  /// request is not answered yet.
  init(
    later: @escaping @Sendable (_ show: @escaping @Sendable () -> Void) -> Void,
    isWaiting: @escaping @Sendable (RequestID) -> Bool, send: @escaping @Sendable (Message) -> Void
  ) {
    self.later = later
    self.isWaiting = isWaiting
    self.send = send
  }

  // MARK: The work

  /// Work begins. It is shown if it lasts.
  func begin(in place: Place) {
    let number: Int? = work.withLock { work in
      (work.percentage, work.isStopped) = (0, false)
      guard place != .window || !work.isRefused else { return nil }
      work.number += 1
      work.state = .young(place)
      return work.number
    }
    if let number { later { self.show(number) } }
  }

  /// So much of it is done. A smaller number than before says nothing.
  func report(_ percentage: Int) {
    work.withLock { work in
      guard percentage > work.percentage else { return }
      work.percentage = percentage
      if case .shown(let token, _) = work.state { notify(token, .report(percentage: percentage)) }
    }
  }

  /// The work that was begun is over. Returns whether the user stopped it.
  func end(_ message: @autoclosure () -> String) -> Bool {
    work.withLock { work in
      if case .shown(let token, _) = work.state { notify(token, .end(message: work.isStopped ? "stopped" : message())) }
      work.state = .idle
      defer { work.isStopped = false }
      return work.isStopped
    }
  }

  var isStopped: Bool { work.withLock { $0.isStopped } }

  // MARK: The client

  /// Handles a response of the client. Returns false if it belongs to another request.
  func accept(_ result: Result<JSONValue, ResponseError>, for id: RequestID?) -> Bool {
    guard case .string(let answered)? = id, answered.hasPrefix(Self.prefix) else { return false }
    work.withLock { work in
      if case .failure = result { work.isRefused = true }
      guard case .asked(let token) = work.state, token == id, !work.isRefused else { return }
      begin(&work, token, .window)
    }
    return true
  }

  /// The user does not want to wait for what is shown under a token.
  func stop(_ token: ProgressToken) {
    work.withLock { work in
      switch work.state {
      case .asked(token), .shown(token, _): work.isStopped = true
      default: break
      }
    }
  }

  /// The request is about to be answered, though what was begun for it goes on.
  func leave(_ request: RequestID) {
    work.withLock { work in
      guard case .shown(let token, .request(request, _)) = work.state else { return }
      notify(token, .end(message: "cancelled"))
      work.state = .idle
    }
  }

  private static let prefix = "waymark.progress."

  private func show(_ number: Int) {
    work.withLock { work in
      guard case .young(let place) = work.state, work.number == number else { return }
      switch place {
      case .request(let request, let token): if isWaiting(request) { begin(&work, token, place) }
      case .window: ask(&work)
      }
    }
  }

  private func ask(_ work: inout Work) {
    let token = "\(Self.prefix)\(work.number)"
    work.state = .asked(token: .string(token))
    if let message = try? Message.request(id: .string(token), WorkDoneProgressCreateRequest(token: token)) {
      send(message)
    }
  }

  /// While nobody else can end it.
  private func begin(_ work: inout Work, _ token: ProgressToken, _ place: Place) {
    work.state = .shown(token: token, place)
    notify(token, .begin("Waymark", message: "reading the sources", percentage: work.percentage))
  }

  private func notify(_ token: ProgressToken, _ value: WorkDoneProgress) {
    let message = try? Message.notification(ProgressNotification(token: token, value: value))
    if let message { send(message) }
  }
}
