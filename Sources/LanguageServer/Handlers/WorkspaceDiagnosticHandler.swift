import LanguageServerProtocol

/// The diagnostics of all files, of those that are not open too. Where nothing has changed the answer waits until something
/// does: clients ask again as soon as they are answered (LSP 3.17, Workspace Diagnostics).
enum WorkspaceDiagnosticHandler: RequestHandler {
  static let needsDiagnostics = true

  static func answer(_ request: WorkspaceDiagnosticRequest, in snapshot: Snapshot) -> WorkspaceDiagnosticReport {
    let known = request.previousResultIds.map { ($0.uri, $0.value) }
    let previous = Dictionary(known) { $1 }
    let diagnostics = snapshot.diagnostics
    let cleared = previous.keys.filter { diagnostics[$0] == nil }
    let uris = Set(diagnostics.keys).union(cleared).union(snapshot.indexedDocuments).sorted { $0.text < $1.text }
    return WorkspaceDiagnosticReport(
      items: uris.map { uri in
        WorkspaceDocumentDiagnosticReport(
          uri: uri, version: snapshot.documents[uri]?.version,
          report: DocumentDiagnosticReport(diagnostics[uri] ?? [], unless: previous[uri]))
      })
  }

  /// Of clients that know nothing yet nobody waits: also that nothing is wrong is news to them.
  static func saysNothingNew(_ answer: WorkspaceDiagnosticReport) -> Bool {
    !answer.items.isEmpty && answer.items.allSatisfy { $0.report.kind == .unchanged }
  }

  static func split(_ answer: inout WorkspaceDiagnosticReport) -> [WorkspaceDiagnosticReport] {
    let items = answer.items
    answer.items = []
    return stride(from: 0, to: items.count, by: partSize).map { start in
      WorkspaceDiagnosticReport(items: Array(items[start...].prefix(partSize)))
    }
  }

  /// In documents.
  private static let partSize = 64
}

extension Snapshot {
  /// Open files of the workspace. A report of each, also of a clean one, gives the client something to compare with.
  fileprivate var indexedDocuments: [DocumentURI] {
    documents.all.filter { id(of: $0.uri) != nil }.map(\.uri)
  }
}
