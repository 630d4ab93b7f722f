import LanguageServerProtocol

/// The diagnostics of all files, of those that are not open too. Answered at once, also where nothing has changed: the
/// client is told when to ask again.
enum WorkspaceDiagnosticHandler: RequestHandler {
  static func answer(_ request: WorkspaceDiagnosticRequest, in snapshot: Snapshot) -> WorkspaceDiagnosticReport {
    let known = request.previousResultIds.map { ($0.uri, $0.value) }
    let previous = Dictionary(known) { $1 }
    let diagnostics = snapshot.diagnostics
    let cleared = previous.keys.filter { diagnostics[$0] == nil }
    let uris = (Array(diagnostics.keys) + cleared).sorted { $0.text < $1.text }
    return WorkspaceDiagnosticReport(
      items: uris.map { uri in
        WorkspaceDocumentDiagnosticReport(
          uri: uri, version: snapshot.documents[uri]?.version,
          report: DocumentDiagnosticReport(diagnostics[uri] ?? [], unless: previous[uri]))
      })
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
