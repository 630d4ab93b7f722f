import JSON
import LanguageServer
import LanguageServerProtocol
import SourceModel
import TestSupport

/// Compares texts with a model of the client's documents, the index with a fresh scan, and
/// diagnostics with those of that scan.
///
/// The disk may change before the server is notified, so a difference in the index or in diagnostics
/// is reported only if it lasts.
struct SessionCheck: SessionMonitor {
  /// How long a difference must last, unless it is one of texts.
  let patience = Duration.seconds(2)
  private var model = ModelDocuments()
  /// The differences that may pass, with the time at which each was first seen.
  private var pending: [String: ContinuousClock.Instant] = [:]
  private var reported: Set<String> = []

  var hasPending: Bool { !pending.isEmpty }
  var exitCode: Int32? { reported.isEmpty ? nil : 3 }

  mutating func apply(_ method: String, _ params: JSONValue?, in encoding: PositionEncoding) {
    model.apply(method, params, in: encoding)
  }

  mutating func compare(_ state: SessionState) -> SessionReport {
    let now = ContinuousClock.now
    let differences = Self.differences(state).filter { !reported.contains($0) }
    let doubts = differences.filter { pending[$0] == nil }
    pending = Dictionary(differences.map { ($0, pending[$0] ?? now) }) { first, _ in first }
    let lasting = differences.filter { pending[$0].map { now - $0 >= patience } == true }
    let new = (model.differences(from: state.texts) + lasting).filter { reported.insert($0).inserted }
    return SessionReport(
      doubts: doubts.map { "self-check: in doubt: \($0)" }, differences: new.map { "Waymark is wrong: \($0)" })
  }

  /// If the system watches only a part of the folders, the disk may be ahead for a long time.
  private static func differences(_ state: SessionState) -> [String] {
    guard !state.isWatchedInPart else { return [] }
    let fresh = state.readAgain()
    let answers = WorkspaceAnswers(state.workspace).differences(from: WorkspaceAnswers(fresh.workspace))
    return answers + differences(state.diagnostics, fresh.diagnostics)
  }

  private static func differences(
    _ known: [DocumentURI: [Diagnostic]], _ right: [DocumentURI: [Diagnostic]]
  ) -> [String] {
    Set(known.keys).union(right.keys).filter { known[$0] != right[$0] }.map { uri in
      "the diagnostics of \(uri.text) are \(known[uri] ?? []), and not \(right[uri] ?? [])"
    }.sorted()
  }
}
