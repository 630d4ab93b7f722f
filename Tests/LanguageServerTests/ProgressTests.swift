import JSON
import LanguageServerProtocol
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(1))) struct ProgressTests {
  private let sent = Sent()

  private func progress(delay: Duration) -> WorkProgress {
    let sent = sent
    return WorkProgress(delay: delay) { sent.add($0) }
  }

  @Test func whatLastsIsShownFromItsBeginningToItsEnd() async throws {
    let progress = progress(delay: .zero)
    for round in 0..<2 {
      progress.begin()
      let id = try #require(await sent.nextRequest())
      #expect(sent.kinds == Array(repeating: ["begin", "end"], count: round).flatMap(\.self))
      #expect(progress.take(.success(.null), for: id))
      progress.end("done")
      #expect(sent.kinds == Array(repeating: ["begin", "end"], count: round + 1).flatMap(\.self))
    }
  }

  @Test func whatIsOverBeforeTheClientAnswersIsNotShown() async throws {
    let progress = progress(delay: .zero)
    progress.begin()
    let id = try #require(await sent.nextRequest())
    progress.end("done")
    #expect(progress.take(.success(.null), for: id))
    progress.end("done")
    #expect(sent.kinds.isEmpty)
  }

  @Test func nothingIsAskedAgainOfAClientThatRefuses() async throws {
    let progress = progress(delay: .zero)
    progress.begin()
    let id = try #require(await sent.nextRequest())
    #expect(progress.take(.failure(ResponseError(.methodNotFound, "")), for: id))
    progress.end("done")
    progress.begin()
    try await Task.sleep(for: .milliseconds(50))
    #expect(sent.isEmpty)
  }

  @Test func whatIsOverSoonIsNotShown() async throws {
    let progress = progress(delay: .milliseconds(20))
    for _ in 0..<3 {
      progress.begin()
      progress.end("done")
    }
    try await Task.sleep(for: .milliseconds(100))
    #expect(sent.isEmpty)
  }

  @Test func otherAnswersAreForOthers() {
    let progress = progress(delay: .zero)
    for id in [nil, .integer(1), .string("waymark.watch.1")] as [RequestID?] {
      #expect(!progress.take(.success(.null), for: id))
    }
  }
}

/// What was sent and not looked at.
private final class Sent: Sendable {
  private let messages = Mutex<[Message]>([])

  func add(_ message: Message) { messages.withLock { $0.append(message) } }

  var isEmpty: Bool { messages.withLock { $0.isEmpty } }

  func nextRequest() async -> RequestID? {
    while !Task.isCancelled {
      let id = messages.withLock { messages -> RequestID? in
        guard case .request(let id, _, _)? = messages.last else { return nil }
        messages.removeLast()
        return id
      }
      if let id { return id }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return nil
  }

  /// Of the notifications.
  var kinds: [String] {
    messages.withLock { messages in
      messages.compactMap { message in
        guard case .notification(_, let params) = message else { return nil }
        return params?["value"]?["kind"]?.string
      }
    }
  }
}
