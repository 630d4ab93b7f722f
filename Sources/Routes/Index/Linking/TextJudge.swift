import SourceModel

/// Decides whether what is looked up by an identifier or a URL is registered.
struct TextJudge {
  private let files: [FileID: IndexedFile.Origin]
  private let hiddenIdentifiers: HiddenTexts
  private let hiddenURLs: HiddenTexts
  /// Patterns that may belong to either family.
  private let unplacedURLs: URLTable

  /// `unseen` says why code that is not in the scan may belong to an application.
  init(_ files: [IndexedFile], routers: RouterLinker, world: World, unseen: String?) {
    self.files = Dictionary(files.map { ($0.id, $0.origin) }) { first, _ in first }
    let url = ZIKRouterVocabulary.urlPatternCall
    hiddenIdentifiers = HiddenTexts(
      files, routers: routers, world: world, unseen: unseen, methods: ZIKRouterVocabulary.textCalls
    ) {
      if case .identifier(let fact) = $0 { fact } else { nil }
    }
    hiddenURLs = HiddenTexts(files, routers: routers, world: world, unseen: unseen, methods: [url]) {
      if case .urlPattern(let fact) = $0 { fact } else { nil }
    }
    unplacedURLs = URLTable(hiddenURLs.unplaced)
  }

  func judged(identifiers: [RouteText]) -> [RouteText] {
    identifiers.map { text in
      var text = text
      let isUnplaced = hiddenIdentifiers.unplaced.contains(text.value)
      text.status = status(text.registrations) ?? hiddenIdentifiers.status(text.family, isUnplaced)
      return text
    }
  }

  /// A URL is registered where a pattern matches it.
  func judged(urls: [RouteText], tables: [RouteFamily: URLTable]) -> [RouteText] {
    var patterns: [RouteFamily: [String: [RouteText.Registration]]] = [:]
    for text in urls { patterns[text.family, default: [:]][text.value] = text.registrations }
    return urls.map { text in
      var text = text
      text.status = .registered
      guard text.registrations.isEmpty else { return text }
      let url = URLText(url: text.value)
      let candidates = tables[text.family]?.candidates(for: url) ?? []
      let found = candidates.flatMap { patterns[text.family]?[$0.text] ?? [] }
      let isUnplaced = !unplacedURLs.candidates(for: url).isEmpty
      text.status = status(found) ?? doubt(url) ?? hiddenURLs.status(text.family, isUnplaced)
      return text
    }
  }

  private func status(_ registrations: [RouteText.Registration]) -> RouteStatus? {
    guard !registrations.isEmpty else { return nil }
    let isOnlyTested = registrations.allSatisfy { files[$0.site.file] == .test }
    return isOnlyTested ? .unknown("only test code registers it") : .registered
  }

  private func doubt(_ url: URLText) -> RouteStatus? {
    url.isPlain ? nil : .unknown("it is no plain URL, and systems differ in how they read it")
  }
}

extension HiddenTexts {
  fileprivate func status(_ family: RouteFamily, _ isUnplaced: Bool) -> RouteStatus {
    reason(for: family, isUnplaced: isUnplaced).map(RouteStatus.unknown) ?? .unregistered
  }
}
