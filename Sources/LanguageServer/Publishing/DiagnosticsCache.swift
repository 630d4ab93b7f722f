import LanguageServerProtocol
import Synchronization

/// The diagnostics of one state of the workspace. They are computed on the first request and cached, because clients ask for
/// each document separately.
final class DiagnosticsCache: Sendable {
  private let known = Mutex<[DocumentURI: [Diagnostic]]?>(nil)

  /// Returns the diagnostics. Concurrent callers share one computation; a cancelled computation (nil) is not cached.
  func callAsFunction(_ compute: () -> [DocumentURI: [Diagnostic]]?) -> [DocumentURI: [Diagnostic]]? {
    known.withLock { known in
      let diagnostics = known ?? compute()
      known = diagnostics
      return diagnostics
    }
  }
}
