import SourceModel

extension RouteIndex {
  /// The routes of some kinds that code of a language can name, each spelled by `spell`; what it does not spell is left
  /// out. Those of the family of the types around the cursor come first, views where that is not known.
  package func routeOffers(
    _ kinds: [RouteSpace], _ purpose: RoutePurpose, in language: Language, scope: [String],
    _ spell: (Route, String) -> String?
  ) -> [Offer] {
    let family = Set(kinds.map(\.family)).count > 1 ? family(ofCodeIn: scope) ?? systems.library.viewFamily : nil
    var seen: Set<String> = []
    return kinds.flatMap { kind in
      let (words, isUnlikely) = (kind.routeNoun, family.map { $0 != kind.family } ?? false)
      return candidates(for: kind).compactMap { route -> Offer? in
        guard let name = name(of: route.key, in: language), let text = spell(route, name),
          seen.insert(text).inserted
        else { return nil }
        var offer = Offer(
          text, named: text == name || text.contains(name) ? name : text, of: route, for: purpose,
          fit: Self.fit(of: route, purpose), words: words)
        offer.isUnlikely = isUnlikely
        return offer
      }
    }
  }

  /// The detail that is shown with an offer: `view route → EditorViewController`.
  package func detail(of offer: Offer) -> String {
    switch offer.detail {
    case .text(let text): text
    case .route(let route, let purpose): detail(of: route, purpose, words: offer.words)
    }
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

  private static func fit(of route: Route, _ purpose: RoutePurpose) -> Offer.Fit {
    if purpose == .registration { return !route.status.isAvailable && route.registrations.isEmpty ? .good : .fair }
    switch route.status {
    case .registered, .adapted: return .good
    case .unknown: return .fair
    case .unregistered: return .poor
    }
  }

  private func detail(of route: Route, _ purpose: RoutePurpose, words: String) -> String {
    switch route.status {
    case .unregistered: return "\(words), not registered"
    case .unknown: return "\(words), possibly not registered"
    case .registered, .adapted: break
    }
    if purpose == .lookUp { return words.leading(to: destinationTypes(of: route)) }
    let router = route.registrations.lazy.compactMap(\.router).first
    return "\(words), registered\(router.map { " by \($0)" } ?? "")"
  }
}

extension TypeTable {
  /// The name in a language of a type that the tree declares under a name.
  package func spelling(of name: String, _ kind: TypeHead.Kind, in language: Language) -> String {
    heads.memory.spelledNames(NameMemory.SpelledName(name: name, kind: kind, language: language)) {
      var spelling = name
      heads.forEach(declaring: name) { head, file in
        guard head.kind == kind, !head.isLocal, file.language != language, let foreign = head.foreignName else {
          return
        }
        spelling = foreign
      }
      return spelling
    }
  }
}
