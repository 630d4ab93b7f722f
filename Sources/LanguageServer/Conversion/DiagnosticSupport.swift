import LanguageServerProtocol

/// How a client takes diagnostics, and what it shows of them.
struct DiagnosticSupport: Hashable, Sendable {
  /// The client asks for them, and can be told to ask again: without that, what an edit does to other files would not be
  /// seen. Other clients are sent all of them.
  private(set) var isPulling = false
  private(set) var showsRelatedInformation = false
  private(set) var showsCodeDescriptions = false
  private(set) var readsVersions = false
  private(set) var tags: Set<DiagnosticTag> = []

  init() {}

  init(_ capabilities: ClientCapabilities) {
    let document = capabilities.textDocument
    let kinds = [document?.diagnostic, document?.publishDiagnostics].compactMap(\.self)
    isPulling = document?.diagnostic != nil && capabilities.workspace?.diagnostics?.refreshSupport == true
    showsRelatedInformation = kinds.contains { $0.relatedInformation == true }
    showsCodeDescriptions = kinds.contains { $0.codeDescriptionSupport == true }
    readsVersions = document?.publishDiagnostics?.versionSupport == true
    tags = Set(kinds.flatMap { $0.tagSupport?.valueSet ?? [] })
  }
}
