/// From the server: all its diagnostics of a document; none clear it.
package struct PublishDiagnosticsNotification: NotificationParameters, Equatable {
  package static let method = "textDocument/publishDiagnostics"

  package var uri: DocumentURI
  /// For clients with `versionSupport`.
  package var version: Int?
  package var diagnostics: [Diagnostic]

  package init(uri: DocumentURI, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}
