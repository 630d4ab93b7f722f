import SourceModel

extension RouteIndex {
  /// The routes of some kinds that code of a language can name, each spelled by `spell`; what it does not spell is left
  /// out. Those of the family of the types around the cursor come first, views where that is not known.
  package func routeOffers(
    _ kinds: [RouteSpace], _ purpose: RoutePurpose, in language: Language, scope: [String],
    _ spell: (RouteCandidate, String) -> String?
  ) -> [Offer] {
    let family = Set(kinds.map(\.family)).count > 1 ? family(ofCodeIn: scope) ?? systems.library.viewFamily : nil
    var seen: Set<String> = []
    return kinds.flatMap(candidates(for:)).compactMap { candidate in
      guard let name = name(of: candidate.key, in: language), let text = spell(candidate, name),
        seen.insert(text).inserted
      else { return nil }
      var offer = Offer(
        text, named: text == name || text.contains(name) ? name : text, symbol: .protocol,
        fit: fit(of: candidate, purpose), words: candidate.words,
        detail: detail(of: candidate, purpose), subject: .route(candidate.key))
      offer.showsDestinations = purpose == .lookUp && candidate.status.isAvailable
      offer.isUnlikely = family.map { $0 != candidate.key.space.family } ?? false
      return offer
    }
  }

  /// The detail that is shown with an offer: `view route → EditorViewController`. Destinations are searched here, because
  /// most offers of a large tree are not shown.
  package func detail(of offer: Offer) -> String {
    guard offer.showsDestinations, case .route(let key)? = offer.subject else { return offer.detail }
    let destinations = destinationTypes(ofRoute: key)
    return destinations.isEmpty ? offer.detail : "\(offer.detail) → \(destinations.joined(separator: ", "))"
  }

  /// How a language spells the protocol of a route; nil where it cannot see it.
  package func name(of key: RouteKey, in language: Language) -> String? {
    guard !key.name.utf8.contains(UInt8(ascii: "&")) else { return language == .swift ? key.name : nil }
    guard language == .objectiveC, let route = route(key) else {
      return types.spelling(of: key.name, .protocol, in: language)
    }
    return isVisibleInObjectiveC(route) ? types.spelling(of: key.name, .protocol, in: language) : nil
  }

  /// Only what inherits a root can be one of Objective-C, if anything declares it.
  private func isVisibleInObjectiveC(_ route: Route) -> Bool {
    route.declarations.isEmpty || route.declarations.contains { $0.form == .inheritance }
  }

  private func fit(of candidate: RouteCandidate, _ purpose: RoutePurpose) -> Offer.Fit {
    if purpose == .registration {
      let isOpen = !candidate.status.isAvailable && route(candidate.key)?.registrations.isEmpty == true
      return isOpen ? .good : .fair
    }
    switch candidate.status {
    case .registered, .adapted: return .good
    case .unknown: return .fair
    case .unregistered: return .poor
    }
  }

  private func detail(of candidate: RouteCandidate, _ purpose: RoutePurpose) -> String {
    switch candidate.status {
    case .unregistered: return "\(candidate.words), not registered"
    case .unknown: return "\(candidate.words), possibly not registered"
    case .registered, .adapted: break
    }
    guard purpose == .registration else { return candidate.words }
    let routers = route(candidate.key)?.registrations.compactMap(\.router) ?? []
    return "\(candidate.words), registered\(routers.first.map { " by \($0)" } ?? "")"
  }
}

extension TypeTable {
  /// The name in a language of a type that the tree declares under a name.
  package func spelling(of name: String, _ kind: TypeHead.Kind, in language: Language) -> String {
    var spelling = name
    heads.forEach(declaring: name) { head, file in
      guard head.kind == kind, !head.isLocal, file.language != language, let foreign = head.foreignName else { return }
      spelling = foreign
    }
    return spelling
  }
}

extension RouteCandidate {
  /// `view module route`
  fileprivate var words: String { "\(key.space.noun) route" }
}
