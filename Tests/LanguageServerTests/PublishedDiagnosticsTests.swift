import LanguageServerProtocol
import Testing

@testable import LanguageServer

struct PublishedDiagnosticsTests {
  /// A document as it is at one time: its address, its version where it is open, and how many diagnostics it has.
  private typealias State = (address: String, version: Int?, count: Int)

  private static let red = Diagnostic(
    range: DocumentRange(start: .init(line: 0, character: 0), end: .init(line: 0, character: 1)), message: "red")

  /// What is sent at each time, as `address version count`.
  private func sent(_ times: [[State]]) -> [[String]] {
    var published = PublishedDiagnostics()
    return times.map { states in
      let found = states.filter { $0.count > 0 }
        .map { (DocumentURI($0.address), Array(repeating: Self.red, count: $0.count)) }
      let sent = published.update(to: Dictionary(found) { $1 }) { uri in
        states.first { $0.address.utf8.elementsEqual(uri.text.utf8) }?.version
      }
      return sent.map { "\($0.uri.text) \($0.version ?? 0) \($0.diagnostics.count)" }
    }
  }

  @Test func onlyWhatChangedIsSent() {
    let sent = sent([[("file:///a", nil, 1), ("file:///b", nil, 2)], [("file:///a", nil, 1)], [], []])
    #expect(sent == [["file:///a 0 1", "file:///b 0 2"], ["file:///b 0 0"], ["file:///a 0 0"], []])
  }

  @Test func closingChangesNothing() {
    let sent = sent([[("file:///a", nil, 1)], [("file:///a", 1, 1)], [("file:///a", 2, 1)], [("file:///a", nil, 1)]])
    #expect(sent == [["file:///a 0 1"], [], [], []])
  }

  /// What was sent before may not have reached whoever opens it.
  @Test(arguments: [nil, 1]) func whatIsOpenedIsSaidAgain(version: Int?) {
    var published = PublishedDiagnostics()
    let uri = DocumentURI("file:///a")
    func counts(_ count: Int) -> [Int] {
      let diagnostics = Array(repeating: Self.red, count: count)
      return published.update(to: count > 0 ? [uri: diagnostics] : [:]) { _ in version }.map(\.diagnostics.count)
    }
    published.open(uri)
    #expect(counts(0) == [], "nothing was ever said of it")
    #expect(counts(1) == [1])
    published.open(uri)
    #expect(counts(1) == [1])
    #expect(counts(1) == [])
    published.open(uri)
    #expect(counts(0) == [0], "it was shown before")
  }

  @Test func clientsMayDropWhatIsAboutAnOldVersion() {
    let sent = sent([
      [("file:///a", 1, 1)], [("file:///a", 2, 1)], [("file:///a", 3, 0)], [("file:///a", 4, 0)],
      [("file:///a", nil, 0)], [("file:///a", 1, 0)],
    ])
    #expect(sent == [["file:///a 1 1"], ["file:///a 2 1"], ["file:///a 0 0"], [], [], []])
  }

  @Test func anotherSpellingIsClearedFirst() {
    let sent = sent([[("file:///a", nil, 1)], [("file:///%61", 1, 1)], [("file:///a", nil, 1)]])
    #expect(
      sent == [["file:///a 0 1"], ["file:///a 0 0", "file:///%61 1 1"], ["file:///%61 0 0", "file:///a 0 1"]])
  }

  @Test func namesThatUnicodeTakesForEqualAreTwo() {
    let twins: [State] = [("file:///\u{E9}", nil, 1), ("file:///e\u{301}", nil, 1)]
    #expect(sent([twins, []]).map(\.count) == [2, 2])
  }
}
