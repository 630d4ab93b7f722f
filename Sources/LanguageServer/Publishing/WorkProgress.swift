import JSON
import LanguageServerProtocol
import Synchronization

/// Shows the user that Waymark works, where that lasts: nobody wants to see what is over at once.
final class WorkProgress: Sendable {
  private enum State {
    case idle
    /// Under way, but not for long.
    case young
    /// The client was asked for a place to show it.
    case asked(token: String)
    case shown(token: String)
  }

  private struct Work {
    var state = State.idle
    /// Tells apart what was begun one after another.
    var number = 0
    /// The client may refuse: then nothing more is shown.
    var isRefused = false
  }

  private let work = Mutex(Work())
  private let delay: Duration
  private let send: @Sendable (Message) -> Void

  init(delay: Duration, send: @escaping @Sendable (Message) -> Void) {
    self.delay = delay
    self.send = send
  }

  /// Work begins. It is shown if it lasts longer than the delay.
  func begin() {
    let number: Int? = work.withLock { work in
      guard !work.isRefused else { return nil }
      work.number += 1
      work.state = .young
      return work.number
    }
    guard let number else { return }
    Task { [delay] in
      try? await Task.sleep(for: delay)
      ask(for: number)
    }
  }

  /// The work that was begun is over.
  func end(_ message: @autoclosure () -> String) {
    let shown: String? = work.withLock { work in
      defer { work.state = .idle }
      guard case .shown(let token) = work.state else { return nil }
      return token
    }
    if let shown { tell(shown, .end(message: message())) }
  }

  /// Whether an answer of the client's is for this.
  func take(_ result: Result<JSONValue, ResponseError>, for id: RequestID?) -> Bool {
    guard case .string(let answered)? = id, answered.hasPrefix(Self.prefix) else { return false }
    work.withLock { work in
      if case .failure = result { work.isRefused = true }
      guard case .asked(let token) = work.state, token == answered, !work.isRefused else { return }
      work.state = .shown(token: token)
      // While nobody else can end it.
      tell(token, .begin("Waymark", message: "reading the sources"))
    }
    return true
  }

  private static let prefix = "waymark.progress."

  private func ask(for number: Int) {
    work.withLock { work in
      guard case .young = work.state, work.number == number else { return }
      let token = "\(Self.prefix)\(number)"
      work.state = .asked(token: token)
      if let message = try? Message.request(id: .string(token), WorkDoneProgressCreateRequest(token: token)) {
        send(message)
      }
    }
  }

  private func tell(_ token: String, _ value: WorkDoneProgress) {
    if let message = try? Message.notification(ProgressNotification(token: token, value: value)) { send(message) }
  }
}
