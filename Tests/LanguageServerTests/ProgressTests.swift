import JSON
import LanguageServerProtocol
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct ProgressTests {
  private let sent = Sent()

  /// Shows what begins at once.
  private func progress(isWaiting: Bool = true) -> WorkProgress {
    let sent = sent
    return WorkProgress(later: { $0() }, isWaiting: { _ in isWaiting }) { sent.add($0) }
  }

  private static let request = WorkProgress.Place.request(.integer(7), token: .string("t"))

  @Test func whatLastsIsShownFromItsBeginningToItsEnd() throws {
    let progress = progress()
    for round in 0..<2 {
      progress.begin(in: .window)
      let id = try #require(sent.nextRequest())
      #expect(sent.kinds == Array(repeating: ["begin", "end"], count: round).flatMap(\.self))
      #expect(progress.accept(.success(.null), for: id))
      #expect(!progress.end("done"))
      #expect(sent.kinds == Array(repeating: ["begin", "end"], count: round + 1).flatMap(\.self))
    }
  }

  @Test func thePercentageNeverFalls() throws {
    let progress = progress()
    for percentages in [[3, 9], [1]] {
      progress.begin(in: .window)
      let id = try #require(sent.nextRequest())
      for percentage in percentages { progress.report(percentage) }
      #expect(progress.accept(.success(.null), for: id))
      for percentage in [5, 20, 12, 20, 21] { progress.report(percentage) }
      #expect(!progress.end("done"))
      progress.report(99)
    }
    #expect(sent.percentages == [9, 20, 21, nil, 1, 5, 20, 21, nil])
  }

  @Test func whatIsOverBeforeTheClientAnswersIsNotShown() throws {
    let progress = progress()
    progress.begin(in: .window)
    let id = try #require(sent.nextRequest())
    #expect(!progress.end("done"))
    #expect(progress.accept(.success(.null), for: id))
    progress.report(50)
    #expect(!progress.end("done"))
    #expect(sent.kinds.isEmpty)
  }

  @Test func nothingIsAskedAgainOfAClientThatRefuses() throws {
    let progress = progress()
    progress.begin(in: .window)
    let id = try #require(sent.nextRequest())
    #expect(progress.accept(.failure(ResponseError(.methodNotFound, "")), for: id))
    progress.report(50)
    #expect(!progress.end("done"))
    progress.begin(in: .window)
    #expect(sent.isEmpty)
    progress.begin(in: Self.request)
    #expect(sent.kinds == ["begin"])
  }

  @Test(arguments: [.window, request]) func whatIsOverSoonIsNotShown(place: WorkProgress.Place) {
    let (sent, due) = (sent, Observed<[@Sendable () -> Void]>([]))
    let progress = WorkProgress(later: { show in due.change { $0.append(show) } }, isWaiting: { _ in true }) {
      sent.add($0)
    }
    for _ in 0..<3 {
      progress.begin(in: place)
      #expect(!progress.end("done"))
    }
    progress.begin(in: place)
    #expect(due.value.count == 4)
    for show in due.value.dropLast() { show() }
    #expect(sent.isEmpty)
    for show in due.value { show() }
    #expect(!sent.isEmpty, "the last one lasts")
  }

  @Test func otherAnswersAreForOthers() {
    let progress = progress()
    for id in [nil, .integer(1), .string("waymark.watch.1")] as [RequestID?] {
      #expect(!progress.accept(.success(.null), for: id))
    }
  }

  @Test func theUserNeedNotWait() throws {
    let progress = progress()
    progress.begin(in: .window)
    let id = try #require(sent.nextRequest())
    #expect(progress.accept(.success(.null), for: id))
    progress.stop(.string("other"))
    #expect(!progress.isStopped)
    progress.stop(id)
    #expect(progress.isStopped)
    #expect(progress.end("done"))
    #expect(sent.kinds == ["begin", "end"])
    progress.stop(id)
    #expect(!progress.isStopped, "it is over")
    #expect(!progress.end("done"))
  }

  @Test func aRequestHasAPlaceOfItsOwn() throws {
    let progress = progress()
    progress.begin(in: Self.request)
    #expect(sent.kinds == ["begin"])
    progress.report(50)
    #expect(!progress.end("done"))
    #expect(sent.kinds == ["begin", "report", "end"])
    #expect(sent.tokens == ["t"], "and nothing is asked for")
  }

  /// After the reply to a request its token is dead.
  @Test func nothingIsSaidOfARequestThatIsAnswered() throws {
    let progress = progress()
    progress.begin(in: Self.request)
    #expect(sent.kinds == ["begin"])
    progress.leave(.integer(8))
    #expect(sent.kinds == ["begin"])
    progress.leave(.integer(7))
    progress.report(50)
    #expect(!progress.end("done"))
    #expect(sent.kinds == ["begin", "end"])

    let answered = self.progress(isWaiting: false)
    answered.begin(in: Self.request)
    #expect(!answered.end("done"))
    #expect(sent.kinds == ["begin", "end"])
  }
}

/// What was sent and not looked at.
private final class Sent: Sendable {
  private let messages = Mutex<[Message]>([])

  func add(_ message: Message) { messages.withLock { $0.append(message) } }

  var isEmpty: Bool { messages.withLock { $0.isEmpty } }

  func nextRequest() -> RequestID? {
    messages.withLock { messages in
      guard case .request(let id, _, _)? = messages.last else { return nil }
      messages.removeLast()
      return id
    }
  }

  /// Of the notifications.
  var kinds: [String] { parameters.compactMap { $0["value"]?["kind"]?.string } }

  var percentages: [JSONValue?] { parameters.map { $0["value"]?["percentage"] } }

  var tokens: Set<String> { Set(parameters.compactMap { $0["token"]?.string }) }

  private var parameters: [JSONValue] {
    messages.withLock { messages in
      messages.compactMap { message in
        guard case .notification(_, let params) = message else { return nil }
        return params
      }
    }
  }
}
