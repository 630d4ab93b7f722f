import JSON
import LanguageServerProtocol
import Workspace

/// Compares the state of a session with a fresh one after each step: `waymark lsp --paranoid`.
///
/// Compares texts with a model of the client's documents, the index with a fresh scan, and
/// diagnostics with those of that scan. Reports differences in the log and to the client. The disk
/// may have changed before the server is notified, so a difference in the index or in diagnostics
/// is reported only if it lasts.
struct SessionCheck: Sendable {
  /// The exit code after a difference was reported.
  static let exitCode: Int32 = 3
  /// How long a difference must last, unless it is one of texts.
  static let patience = Duration.seconds(2)

  private var model = ModelDocuments()
  /// The differences that may pass, with the time at which each was first seen.
  private var pending: [String: ContinuousClock.Instant] = [:]
  private var reported: Set<String> = []
  private let scheduleCheck: @Sendable () -> Void

  /// `scheduleCheck` must lead to another check after `patience`.
  init(scheduleCheck: @escaping @Sendable () -> Void) {
    self.scheduleCheck = scheduleCheck
  }

  /// True if no difference was reported.
  var isRight: Bool { reported.isEmpty }

  /// True if differences were seen that may pass.
  var hasPending: Bool { !pending.isEmpty }

  mutating func apply(_ method: String, _ params: JSONValue?, _ session: Session) {
    model.apply(method, params, in: session.client.encoding)
  }

  /// Compares a session whose index is up to date.
  mutating func check(_ session: inout Session) {
    report(model.differences(from: session.documents), &session)
    let now = ContinuousClock.now
    let differences = Self.differences(session).filter { !reported.contains($0) }
    for new in differences where pending[new] == nil { session.log.notice("paranoid: in doubt: \(new)") }
    pending = Dictionary(differences.map { ($0, pending[$0] ?? now) }) { first, _ in first }
    report(differences.filter { pending[$0].map { now - $0 >= Self.patience } == true }, &session)
    if hasPending { scheduleCheck() }
  }

  private mutating func report(_ differences: [String], _ session: inout Session) {
    for difference in differences where reported.insert(difference).inserted {
      session.log.error("paranoid: \(difference)")
      session.notify(ShowMessageNotification(type: .error, message: "Waymark is wrong: \(difference)"))
    }
  }

  /// If the system watches only a part of the folders, the disk may be ahead for a long time.
  private static func differences(_ session: Session) -> [String] {
    guard session.watching != .partly else { return [] }
    let fresh = session.workspace.madeAnew()
    let answers = WorkspaceAnswers(session.workspace).differences(from: WorkspaceAnswers(fresh))
    return answers + differences(session.snapshot.diagnostics, session.snapshot(of: fresh).diagnostics)
  }

  private static func differences(
    _ known: [DocumentURI: [Diagnostic]], _ right: [DocumentURI: [Diagnostic]]
  ) -> [String] {
    Set(known.keys).union(right.keys).filter { known[$0] != right[$0] }.map { uri in
      "the diagnostics of \(uri.text) are \(known[uri] ?? []), and not \(right[uri] ?? [])"
    }.sorted()
  }
}
