import LanguageServerProtocol

extension Session {
  /// Queues the diagnostics of every document where they changed.
  mutating func publishDiagnostics() async {
    await settle()
    isStale = false
    for (uri, diagnostics) in published.update(to: snapshot.diagnostics) {
      notify(PublishDiagnosticsNotification(uri: uri, version: documents[uri]?.version, diagnostics: diagnostics))
    }
  }
}
