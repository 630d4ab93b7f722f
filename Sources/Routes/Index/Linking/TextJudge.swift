import SourceModel

/// Decides whether what is looked up by an identifier or a URL is registered, for each application that links it.
struct TextJudge {
  private let linkages: Linkages
  private let hiddenIdentifiers: HiddenTexts
  private let hiddenURLs: HiddenTexts
  /// Patterns that may belong to either family.
  private let unplacedURLs: URLTable

  init(_ files: [IndexedFile], routers: RouterLinker, world: World, applications: Applications, linkages: Linkages) {
    self.linkages = linkages
    let url = ZIKRouterVocabulary.urlPatternCall
    hiddenIdentifiers = HiddenTexts(
      files, routers: routers, world: world, applications: applications, methods: ZIKRouterVocabulary.textCalls
    ) {
      if case .identifier(let fact) = $0 { fact } else { nil }
    }
    hiddenURLs = HiddenTexts(files, routers: routers, world: world, applications: applications, methods: [url]) {
      if case .urlPattern(let fact) = $0 { fact } else { nil }
    }
    unplacedURLs = URLTable(hiddenURLs.unplaced.keys.sorted())
  }

  func judged(identifiers: [RouteText]) -> [RouteText] {
    identifiers.map { text in
      let unplaced = hiddenIdentifiers.unplaced[text.value] ?? []
      return judged(text, offers: text.registrations) { hiddenIdentifiers.status(text, unplaced, in: $0) }
    }
  }

  /// A URL is registered where a pattern matches it, whichever of them answers.
  func judged(urls: [RouteText], tables: [RouteFamily: URLTable]) -> [RouteText] {
    var patterns: [RouteFamily: [String: [RouteText.Registration]]] = [:]
    for text in urls { patterns[text.family, default: [:]][text.value] = text.registrations }
    return urls.map { text in
      guard !text.lookUps.isEmpty else { return judged(text, offers: text.registrations) { _ in .unregistered } }
      let url = URLText(url: text.value)
      let found = tables[text.family]?.matching(url).flatMap { patterns[text.family]?[$0.text] ?? [] } ?? []
      let unplaced = unplacedURLs.matching(url).reduce(ApplicationSet()) {
        $0.union(hiddenURLs.unplaced[$1.text] ?? [])
      }
      return judged(text, offers: text.registrations + found) {
        doubt(url) ?? hiddenURLs.status(text, unplaced, in: $0)
      }
    }
  }

  /// `hidden` tells the status where nothing is seen to register the text.
  private func judged(
    _ text: RouteText, offers: [RouteText.Registration], _ hidden: (ApplicationSet) -> RouteStatus
  ) -> RouteText {
    var text = text
    let sites = offers.map(\.site)
    text.statuses = linkages.statuses(text.lookUps.map(\.site) + text.registrations.map(\.site)) { application in
      if sites.contains(where: { linkages.links(application, $0) }) { return .registered }
      return linkages.elsewhere(sites, application).map { .unknown($0.reason) } ?? hidden(application)
    }
    text.status = text.statuses.worst
    text.tests = sites.reduce(ApplicationSet()) { $0.union(linkages.ofTests.linking($1)) }
    return text
  }

  private func doubt(_ url: URLText) -> RouteStatus? {
    url.isPlain ? nil : .unknown("it is not a plain URL; operating systems may parse it differently")
  }
}

extension HiddenTexts {
  fileprivate func status(
    _ text: RouteText, _ unplaced: ApplicationSet, in application: ApplicationSet
  ) -> RouteStatus {
    let isUnplaced = unplaced.contains(application)
    return reason(for: text, isUnplaced: isUnplaced, in: application).map(RouteStatus.unknown) ?? .unregistered
  }
}
