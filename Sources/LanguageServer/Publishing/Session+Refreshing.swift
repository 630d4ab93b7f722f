import LanguageServerProtocol

extension Session {
  /// Has the client ask again for lenses and inlay hints where they say something else now. A client that asked before the
  /// first index was made has waited for it.
  mutating func refreshLenses() {
    guard client.refreshesLenses || settings.showsInlayHints else { return lensFingerprint = nil }
    let fingerprint = workspace.index.lensFingerprint
    defer { lensFingerprint = fingerprint }
    guard isInitialized, let shown = lensFingerprint, shown != fingerprint else { return }
    if client.refreshesLenses { request(id: newID(for: "lenses"), CodeLensRefreshRequest()) }
    if settings.showsInlayHints { refreshInlayHints() }
  }

  mutating func refreshInlayHints() {
    if client.refreshesInlayHints { request(id: newID(for: "hints"), InlayHintRefreshRequest()) }
  }
}
