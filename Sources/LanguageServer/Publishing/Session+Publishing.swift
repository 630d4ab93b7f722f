import LanguageServerProtocol

extension Session {
  /// Queues the diagnostics of every document where they changed.
  mutating func publishDiagnostics() {
    isStale = false
    let documents = documents
    let changed = published.update(to: snapshot.diagnostics) { uri in
      documents[uri].flatMap { $0.uri.isSpelled(like: uri) ? $0.version : nil }
    }
    for entry in changed {
      notify(
        PublishDiagnosticsNotification(uri: entry.uri, version: entry.version, diagnostics: entry.diagnostics))
    }
  }
}
