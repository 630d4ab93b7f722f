import LanguageServerProtocol

/// What the client shows now, so that only what changed is sent.
struct PublishedDiagnostics: Sendable {
  /// The diagnostics of one document.
  struct Entry: Sendable {
    var uri: DocumentURI
    /// The version of the open document; nil where there are no diagnostics. A client cannot drop
    /// the message then as one about an older version, so it is sent once.
    var version: Int?
    var diagnostics: [Diagnostic]

    /// Clients may drop what is about a version that is not the latest any more.
    fileprivate func isOutdated(by current: Entry) -> Bool {
      guard diagnostics == current.diagnostics else { return true }
      guard let version, let newer = current.version else { return false }
      return version != newer
    }
  }

  /// By the bytes of the address as it was sent: one that is spelled differently now is cleared under its old spelling.
  private var shown: [[UInt8]: Entry] = [:]
  /// Documents opened since the last update. Who stands between client and server may have dropped what was about them.
  private var opened: Set<[UInt8]> = []

  /// Has the next update say again what is known of a document, also that it is clean where it was not.
  mutating func open(_ uri: DocumentURI) {
    opened.insert(Array(uri.text.utf8))
  }

  /// Returns what must be sent so that the client shows `current`: first what is cleared, then by address. `version`
  /// tells that of a document where it is open under this very address.
  mutating func update(
    to current: [DocumentURI: [Diagnostic]], version: (DocumentURI) -> Int?
  ) -> [Entry] {
    var new = shown.mapValues { Entry(uri: $0.uri, version: nil, diagnostics: []) }
    for (uri, diagnostics) in current {
      let version = diagnostics.isEmpty ? nil : version(uri)
      new[Array(uri.text.utf8)] = Entry(uri: uri, version: version, diagnostics: diagnostics)
    }
    let changed = new.filter { address, entry in
      opened.contains(address) || shown[address]?.isOutdated(by: entry) ?? true
    }
    opened = []
    shown.merge(changed) { $1 }
    shown = shown.filter { !$1.diagnostics.isEmpty || version($1.uri) != nil }
    let sorted = changed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    return sorted.filter(\.diagnostics.isEmpty) + sorted.filter { !$0.diagnostics.isEmpty }
  }
}
