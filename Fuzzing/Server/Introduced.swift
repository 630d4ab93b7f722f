import Dispatch
import JSON
import Logging
import Synchronization

@testable import LanguageServer

/// A session that knows its client, and has read its folder, which does not exist. Each conversation begins with a copy: to make it anew
/// takes longer than most conversations.
let introduced: Session = {
  var session = Session(version: "1", log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })
  let parameters: JSONValue = [
    "processId": .null, "rootUri": "file:///waymark-fuzzing",
    "capabilities": ["workspace": ["applyEdit": true], "window": ["showDocument": ["support": true]]],
  ]
  guard (try? InitializeHandler.result(of: parameters, changing: &session)) != nil else {
    fatalError("no introduction")
  }
  InitializedHandler.apply(params: nil, changing: &session)
  session.outbox = []
  return updated(session)
}()

private func updated(_ session: Session) -> Session {
  let result = Mutex(session)
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    var session = session
    _ = await session.updateIndex(while: { true }, reporting: { _ in })
    session.isStale = false
    result.withLock { $0 = session }
    isDone.signal()
  }
  isDone.wait()
  return result.withLock { $0 }
}
