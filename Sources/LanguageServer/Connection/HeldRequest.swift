import LanguageServerProtocol

/// A request that is answered when its answer changes.
struct HeldRequest: Sendable {
  /// The number of requests that are kept at the same time; others are answered at once.
  static let limit = 16

  let id: RequestID
  let question: Question
  /// The diagnostics that the client has already.
  let cache: DiagnosticsCache
}
