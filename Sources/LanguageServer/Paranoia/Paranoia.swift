import JSON
import LanguageServerProtocol
import Workspace

/// Compares after each step what the session knows with what it must know: `waymark lsp --paranoid`.
///
/// Texts are compared with a model of the client's documents, the index with a scan from nothing, and diagnostics with those of that
/// scan. What differs is told loudly. The disk may have changed before anybody told of it: a difference that is about more than texts
/// must stand for a while.
struct Paranoia: Sendable {
  /// Of a process that was wrong.
  static let exitCode: Int32 = 3
  static let patience = Duration.seconds(2)

  private var model = ModelDocuments()
  /// What differs, and since when.
  private var doubts: [String: ContinuousClock.Instant] = [:]
  private var told: Set<String> = []
  private let lookLater: @Sendable () -> Void

  /// `lookLater` must lead to another look after the patience.
  init(lookLater: @escaping @Sendable () -> Void) {
    self.lookLater = lookLater
  }

  /// Whether anything differed.
  var isRight: Bool { told.isEmpty }

  var isInDoubt: Bool { !doubts.isEmpty }

  mutating func apply(_ method: String, _ params: JSONValue?, _ session: Session) {
    model.apply(method, params, in: session.client.encoding)
  }

  /// Compares a session whose index is up to date.
  mutating func look(at session: inout Session) {
    report(model.differences(from: session.documents), &session)
    let now = ContinuousClock.now
    let differences = Self.differences(session).filter { !told.contains($0) }
    for doubt in differences where doubts[doubt] == nil { session.log.notice("paranoid: in doubt: \(doubt)") }
    doubts = Dictionary(differences.map { ($0, doubts[$0] ?? now) }) { first, _ in first }
    report(differences.filter { doubts[$0].map { now - $0 >= Self.patience } == true }, &session)
    if isInDoubt { lookLater() }
  }

  private mutating func report(_ differences: [String], _ session: inout Session) {
    for difference in differences where told.insert(difference).inserted {
      session.log.error("paranoid: \(difference)")
      session.notify(ShowMessageNotification(type: .error, message: "Waymark is wrong: \(difference)"))
    }
  }

  /// While the system watches in part, the disk may be ahead for long.
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
