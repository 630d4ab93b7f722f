import LanguageServerProtocol

/// A request that is answered when there is something else to say.
struct HeldRequest: Sendable {
  /// At once in a conversation; more are answered although nothing is new.
  static let limit = 16

  let id: RequestID
  let question: Question
  /// The state in which the client knows everything.
  let judgement: Judgement
}
