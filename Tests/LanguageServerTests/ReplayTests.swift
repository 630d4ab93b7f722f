import TestSupport
import Testing

@testable import SelfCheck

@Suite struct ReplayTests {
  @Test(arguments: ["{", #"{"seconds": 1, "from": "nobody", "message": {}}"#]) func rejectsOtherFiles(text: String)
    throws
  {
    let folder = try TemporaryFolder(["session.jsonl": text])
    #expect(throws: Replay.Failure.self) { try Replay(path: folder("session.jsonl").description) }
    #expect(throws: Replay.Failure.self) { try Replay(path: folder("missing").description) }
  }
}
