import LanguageServerProtocol

/// For clients that ask for diagnostics. To others they are published, and nothing is advertised.
enum DocumentDiagnosticHandler: RequestHandler {
  static let needsDiagnostics = true

  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    guard client.diagnostics.isPulling else { return }
    capabilities.diagnosticProvider = DiagnosticOptions(
      identifier: "waymark", interFileDependencies: true, workspaceDiagnostics: true)
  }

  static func answer(_ request: DocumentDiagnosticRequest, in snapshot: Snapshot) -> DocumentDiagnosticReport {
    let uri = snapshot.published(request.textDocument.uri)
    return DocumentDiagnosticReport(snapshot.diagnostics[uri] ?? [], unless: request.previousResultId)
  }
}
