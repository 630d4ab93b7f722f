import LanguageServerProtocol

extension Session {
  /// Tells the client the diagnostics of every document where they changed, or that it shall ask for them.
  mutating func publish(_ diagnostics: [DocumentURI: [Diagnostic]]) {
    let documents = documents
    let readsVersions = client.diagnostics.readsVersions && !client.diagnostics.isPulling
    let changed = published.update(to: diagnostics) { uri in
      guard readsVersions else { return nil }
      return documents[uri].flatMap { $0.uri.isSpelled(like: uri) ? $0.version : nil }
    }
    if client.diagnostics.isPulling { return changed.isEmpty ? () : askToPull() }
    send(changed)
  }

  private mutating func send(_ entries: [PublishedDiagnostics.Entry]) {
    for entry in entries {
      notify(
        PublishDiagnosticsNotification(uri: entry.uri, version: entry.version, diagnostics: entry.diagnostics))
    }
  }

  /// Has a client that asks for diagnostics ask again: it may have been told these, of a state that changed since.
  mutating func outdate(_ diagnostics: [DocumentURI: [Diagnostic]]) {
    var told = published
    if client.diagnostics.isPulling, !told.update(to: diagnostics, version: { _ in nil }).isEmpty { askToPull() }
  }

  /// Once at a time: what changes before the client answers is told when it did. Before it is ready
  /// it has not asked for any.
  private mutating func askToPull() {
    guard isInitialized else { return }
    switch pulling {
    case .settled:
      pulling = .asked
      request(id: newID(for: "pull"), DiagnosticRefreshRequest()) { _, session in
        let isOutdated = session.pulling == .outdated
        session.pulling = .settled
        if isOutdated { session.askToPull() }
      }
    case .asked, .outdated: pulling = .outdated
    }
  }
}

/// Whether a client that asks for diagnostics knows that it shall.
enum Pulling: Sendable {
  case settled
  case asked
  /// Asked, and something changed since.
  case outdated
}
