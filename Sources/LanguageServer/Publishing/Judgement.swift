import LanguageServerProtocol
import Synchronization

/// The diagnostics of one state of the workspace, found when they are first asked for: clients ask for each document, and
/// for all of them, again and again.
final class Judgement: Sendable {
  private let known = Mutex<[DocumentURI: [Diagnostic]]?>(nil)

  /// Whoever comes while they are looked for waits for them. What was given up, and is nil, is looked for again.
  func callAsFunction(_ judge: () -> [DocumentURI: [Diagnostic]]?) -> [DocumentURI: [Diagnostic]]? {
    known.withLock { known in
      let diagnostics = known ?? judge()
      known = diagnostics
      return diagnostics
    }
  }
}
