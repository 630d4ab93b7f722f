import LanguageServerProtocol

/// What the client shows now, so that only what changed is sent.
struct PublishedDiagnostics: Sendable {
  /// By the address as it was sent: one that is spelled differently now is cleared under its old spelling.
  private var shown: [String: [Diagnostic]] = [:]

  /// Returns what must be sent so that the client shows `current`, sorted by address; none clear an address.
  mutating func update(to current: [DocumentURI: [Diagnostic]]) -> [(uri: DocumentURI, diagnostics: [Diagnostic])] {
    let new = Dictionary(uniqueKeysWithValues: current.map { ($0.key.text, $0.value) })
    let changed = Set(shown.keys).union(new.keys).filter { shown[$0] != new[$0] }
    shown = new
    return changed.sorted().map { (DocumentURI($0), new[$0] ?? []) }
  }
}
